// An operator at work: importing a file of feeds and pausing one, taking an event down, answering a
// report, banning a reader, who is then signed out and told why; without accessibility violations.
import { readFileSync } from 'node:fs';
import { languages, type Language } from '@/lib/model/text/languages';
import { inGates } from '@/tests/gates';
import { accessibilityViolations } from './accessibility-violations';
import { call, codeFor, newNetwork } from './account';
import { lostText } from './lost-text';
import { freePort, ownSite, type OwnSite } from './own-site';
import { expect, settled, test, type Page } from './page';
import { password } from './sign-up-steps';
import { wrongTargets } from './targets';
import { wordsOf } from './words';

const operatorEmail = 'operator@example.org';
const secondEmail = 'second@example.org';
const thirdEmail = 'third@example.org';
const fourthEmail = 'fourth@example.org';
const readerEmail = 'reader@example.org';
const t = wordsOf('en');

let own: OwnSite;
test.beforeAll(async () => {
  test.skip(test.info().project.name !== 'desktop', 'once is enough');
  own = await ownSite(
    { OPERATORS: [operatorEmail, secondEmail, thirdEmail, fourthEmail].join() },
    await freePort(),
  );
});
test.afterAll(() => own?.close());

async function signUp(page: Page, email: string): Promise<void> {
  await page.setExtraHTTPHeaders(newNetwork());
  await page.goto(`${own.origin}/robots.txt`);
  await call(page, '/api/login/v1/send_email_code', { email, password });
  const code = await codeFor(page, email);
  const birthday = '1990-01-01';
  const input = { email, code, password, birthday };
  expect(await call(page, '/api/login/v1/email_register', input)).toMatchObject({ status: true });
}

async function open(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: t(`console.sections.${section}`), exact: true }).click();
}

test('an operator takes down, answers and bans', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readers = await browser.newPage();
  await readers.goto(`${own.origin}/inner/console?section=log`);
  // After signing in, they are where they wanted to go.
  expect(new URL(readers.url()).searchParams.get('next')).toBe('/inner/console?section=log');
  await signUp(readers, readerEmail);
  await signUp(page, operatorEmail);
  await page.goto(`${own.origin}/inner/console`);
  await expect(page.getByText(t('console.overview.never'))).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await open(page, 'feeds');
  const outlines = ['https://rivers.example.org/feed', 'http://10.0.0.1/feed']
    .map((url) => `<outline type="rss" tab="science" title="Rivers" xmlUrl="${url}"/>`)
    .join('');
  const buffer = Buffer.from(`<opml version="2.0"><body>${outlines}</body></opml>`);
  await page
    .getByLabel(t('console.feeds.import'))
    .setInputFiles({ name: 'feeds.opml', mimeType: 'text/xml', buffer });
  await page.getByText(t('console.feeds.eachFeed')).click();
  await expect(page.getByText(t('console.feeds.results.added'), { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: t('console.feeds.address') }).fill('10.0.0.1/feed');
  await page.getByRole('button', { name: t('console.feeds.look'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: t('console.feeds.address') })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  // The preview of an address: no feed can be fetched from here, so the answer is mocked.
  const url = 'https://mountains.example.org/feed';
  const items = [{ title: '登山队在暴雪中获救', url: `${url}/1`, published_at: Date.now() }];
  const mountains = { url, title: 'Mountains', lang: 'zh', items };
  await page.route('**/feeds/preview', (route) =>
    route.fulfill({ json: { code: 0, data: mountains } }),
  );
  await page.getByRole('textbox', { name: t('console.feeds.address') }).fill(url);
  await page.getByRole('button', { name: t('console.feeds.look'), exact: true }).click();
  const card = page.getByRole('region', { name: 'Mountains' });
  await expect(card.getByText('登山队在暴雪中获救')).toHaveAttribute('lang', /^zh/);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await wrongTargets(page)).toEqual([]);
  await card.getByRole('button', { name: t('console.feeds.add'), exact: true }).click();
  await page.getByRole('button', { name: `${t('console.feeds.pause')}: Mountains` }).waitFor();
  await page.getByRole('button', { name: `${t('console.feeds.pause')}: Rivers` }).click();
  await page.getByRole('button', { name: `${t('console.feeds.resume')}: Rivers` }).waitFor();
  await page.getByRole('button', { name: `${t('console.feeds.edit')}: Rivers` }).click();
  expect(await accessibilityViolations(page)).toEqual([]);

  await open(page, 'events');
  const event = page.getByRole('listitem').first();
  const title = (await event.getByRole('heading').textContent()) ?? '';
  const eventId = await page.evaluate(async () => {
    const answer = await fetch('/api/inner/v1/events?limit=1');
    return (await answer.json()).data.items[0].id as string;
  });
  const report = { event_id: eventId, report_type: 7, report_target_type: 1, report_desc: 'Old' };
  await call(readers, '/api/events/v1/report', { report });

  await event.getByRole('button', { name: `${t('console.takeDown')}: ${title}` }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await event.getByRole('textbox').fill('Wrong name');
  await event.getByRole('button', { name: t('console.takeDown') }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();

  await open(page, 'reports');
  await page.getByRole('textbox').fill('It is gone, thank you.');
  await page.getByRole('button', { name: t('console.answer') }).click();
  await expect(page.getByText(t('console.empty'))).toBeVisible();
  const { data } = await call(readers, '/api/messages/v1/list');
  expect(data.messages).toMatchObject([
    { text: expect.stringContaining('It is gone, thank you.') },
  ]);

  await open(page, 'readers');
  await page.getByRole('searchbox').fill(readerEmail);
  await page.getByRole('button', { name: t('console.searchAct') }).click();
  const found = page.getByRole('article');
  await found.getByRole('button', { name: new RegExp(`^${t('console.readers.ban')}: `) }).click();
  await found.getByRole('textbox', { name: t('console.reason') }).fill('Sells boats');
  expect(await accessibilityViolations(page)).toEqual([]);
  await found.getByRole('button', { name: t('console.readers.ban'), exact: true }).click();
  await expect(found.getByText(/Sells boats/)).toBeVisible();
  expect(await call(readers, '/api/login/v1/check_login', {})).toMatchObject({ status: false });
  const again = await call(readers, '/api/login/v1/email_login', { email: readerEmail, password });
  expect(again).toMatchObject({ status: false, msg: t('account.failures.banned') });
  const closed = await readers.goto(`${own.origin}/inner/console`);
  expect(new URL(closed?.url() ?? '').pathname).toBe('/m/signup');

  await open(page, 'log');
  await expect(page.getByText(/^Banned a reader · /)).toBeVisible();
  await expect(page.getByText(`Took an article down · ${eventId}`)).toBeVisible();
  await readers.close();
});

/** The layout width of the console: the box around it scrolls, not the page. */
const widthOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.parentElement?.scrollWidth ?? Infinity);

test('an operator merges two events, labels one and creates a bot', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, secondEmail);
  await page.goto(`${own.origin}/inner/console`);
  const clean = async () => {
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await wrongTargets(page)).toEqual([]);
  };

  await open(page, 'events');
  const details = new RegExp(`^${t('console.event.details')}: `);
  await page.getByRole('listitem').getByRole('button', { name: details }).first().click();
  const ids = await page.evaluate(async () => {
    const answer = await fetch('/api/inner/v1/events?limit=2');
    return ((await answer.json()).data.items as { id: string }[]).map(({ id }) => id);
  });
  const [first = '', second = ''] = ids;
  await page.getByRole('textbox', { name: t('console.event.label') }).fill('checked');
  await page.getByRole('button', { name: t('console.event.addLabel'), exact: true }).click();
  const remove = `${t('console.event.removeLabel')}: checked`;
  await expect(page.getByRole('button', { name: remove })).toBeVisible();
  await clean();
  await page.setViewportSize({ width: 390, height: 844 });
  await clean();
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await page.getByRole('textbox', { name: t('console.event.mergeId') }).fill(second);
  await page.getByRole('button', { name: `${t('console.event.merge')}: ${second}` }).click();
  await clean();
  await page.getByRole('button', { name: t('console.event.merge'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: t('console.event.mergeId') })).toHaveValue('');
  // The address of one leads to the other.
  const { data } = await call(page, `/api/events/v1/${second}/detail`);
  expect(data.id).toBe(first);

  await open(page, 'bots');
  await page.getByRole('button', { name: t('console.bots.add') }).click();
  await clean();
  const english = (key: string) => t(key, { language: 'English' });
  await page.getByRole('textbox', { name: t('console.bots.id') }).fill('rivers-and-dams');
  await page.getByRole('textbox', { name: english('console.bots.nameIn') }).fill('Rivers and dams');
  await page.getByRole('textbox', { name: english('console.bots.descriptionIn') }).fill('Water');
  await page.getByRole('textbox', { name: english('console.bots.wordsIn') }).fill('flood\ndam');
  await page.getByRole('button', { name: t('console.bots.save') }).click();
  await expect(page.getByRole('heading', { name: 'Rivers and dams' })).toBeVisible();

  for (const section of ['themes', 'day'] as const) {
    await open(page, section);
    await expect(page.getByText(t(`console.${section}.hint`))).toBeVisible();
    await clean();
  }
  await open(page, 'log');
  await expect(page.getByText('Saved a bot · rivers-and-dams')).toBeVisible();
  await expect(page.getByText(`Merged two events · ${first}`)).toBeVisible();
  await clean();
});

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const colorSchemes = ['light', 'dark'] as const;

const english = JSON.parse(readFileSync('messages/en.json', 'utf8'));

/** Each section in each language, window and theme; outside of the gates these take turns. */
const looks = Object.keys(english.console.sections).flatMap((section, at) => {
  const all = languages.flatMap((language) =>
    sizes.flatMap((size) => colorSchemes.map((colorScheme) => ({ language, size, colorScheme }))),
  );
  return all
    .filter((_, nth) => inGates || nth === (at * 5) % all.length)
    .map((look) => ({ ...look, section }));
});

type Look = {
  language: Language;
  size: { width: number; height: number };
  colorScheme: (typeof colorSchemes)[number];
};

/** Opens an address in such a combination, expects its heading, and checks accessibility. */
async function looksOpen(
  page: Page,
  { language, size, colorScheme }: Look,
  { address, title }: { address: string; title: string },
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.context().addCookies([{ name: 'language', value: language, url: own.origin }]);
  await page.goto(`${own.origin}${address}`);
  const name = wordsOf(language)(title);
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  await settled(page);
  expect((await page.content()).match(/Missing key[^<"]*/g)).toBeNull();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await wrongTargets(page)).toEqual([]);
  expect(await lostText(page)).toEqual([]);
}

/** A reader's comment and report, so that both sections have a row to show. */
async function heardOf(page: Page): Promise<void> {
  await page.goto(`${own.origin}/robots.txt`);
  const { data } = await page.evaluate(async () =>
    (await fetch('/api/inner/v1/events?limit=1')).json(),
  );
  const [{ id: event_id }] = data.items as [{ id: string }];
  await call(page, '/api/events/comment/v1/create_comment', { event_id, text: 'I saw it.' });
  const report = { event_id, report_type: 7, report_target_type: 1, report_desc: 'Old' };
  await call(page, '/api/events/v1/report', { report });
}

test('no section of the console locks an operator out', async ({ page }) => {
  await signUp(page, thirdEmail);
  await heardOf(page);
  for (const { section, ...look } of looks) {
    const { language, size, colorScheme } = look;
    await test.step(`${section} (${language}, ${colorScheme}, ${size.width})`, () =>
      looksOpen(page, look, {
        address: `/inner/console?section=${section}`,
        title: `console.sections.${section}`,
      }));
  }
});

test('the actions on an event fit on a phone in every language', async ({ page }) => {
  await signUp(page, fourthEmail);
  for (const language of languages) {
    const look: Look = { language, size: { width: 390, height: 844 }, colorScheme: 'light' };
    await looksOpen(page, look, {
      address: '/inner/console?section=events',
      title: 'console.sections.events',
    });
    const words = wordsOf(language);
    const details = new RegExp(`^${words('console.event.details')}: `);
    await page.getByRole('button', { name: details }).first().click();
    await expect(page.getByRole('textbox', { name: words('console.event.label') })).toBeVisible();
    expect([language, await widthOf(page)]).toEqual([language, 390]);
  }
});

/** One for each language: axe takes long on a page with all calls. */
const looksOfReference: Look[] = [
  { language: 'ph', size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { language: 'zh', size: { width: 390, height: 844 }, colorScheme: 'light' },
  { language: 'en', size: { width: 1280, height: 800 }, colorScheme: 'light' },
];

test('the reference of the API locks nobody out', async ({ page }) => {
  for (const look of looksOfReference.filter((_, nth) => inGates || nth === 0)) {
    const { language, size, colorScheme } = look;
    await test.step(`${language}, ${colorScheme}, ${size.width}`, async () => {
      await looksOpen(page, look, { address: '/inner/api', title: 'reference.title' });
      // On inner hosts it includes operators' calls.
      await expect(page.getByRole('region', { name: 'inner', exact: true })).toBeVisible();
    });
  }
});
