// No screen may lock anybody out: axe finds nothing, touch targets are hit, text may be twice as
// large, and light or dark is the reader's choice. Popups have their own spec.
import { themeNameChars } from '@/lib/model/limits/themes';
import { languages } from '@/lib/model/text/languages';
import { inGates } from '@/tests/gates';
import { accessibilityViolations, byDayAndNight } from './accessibility-violations';
import { call, haveInterests, newNetwork, signIn } from './account';
import { lostText } from './lost-text';
import { expect, test, reload, settled, type Page } from './page';
import { articlePath, backToArticle, openFromCenter, popupsOfArticle, topPopup } from './popups';
import { wrongTargets } from './targets';
import { wordsOf } from './words';

const screens = {
  'the list': '/m/news',
  'an article': articlePath,
  'an article that is gone': '/m/news/detail?id=nowhere',
  'a preview that is not there': '/m/news/detail?offlineID=draft',
  'a page that does not exist': '/m/nowhere',
  'the sign-up': '/m/signup',
  'the search': '/m/search',
  'what a search found': '/m/search?q=leap&days=30&lang=en',
  'a search that found nothing': '/m/search?q=zzzz',
  'the day': '/m/day',
  'the themes': '/m/themes',
  'the bots': '/m/bots',
  'what bots post': '/m/posts',
  'the messages': '/m/messages',
  'the topics': '/m/topics',
} as const;

/** Screens with a wide layout of their own; the others are in a column as wide as a phone. */
const wide: readonly string[] = ['the list', 'an article', 'what a search found', 'the topics'];

// Deleted pages, and a missing preview, are answered with 404.
test.use({ mayComplain: /404/ });

/** Opens a screen and waits until it is hydrated: only then is the page under a popup inert. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await settled(page);
  // A page gets only the messages of its own parts: a missing one shows this text.
  expect(await page.content()).not.toContain('Missing key');
}

for (const language of languages) {
  test(`no screen locks anybody out: the rules, what can be pressed, text of twice the size (${language})`, async ({
    page,
    context,
    baseURL,
  }, { project }) => {
    const t = wordsOf(language);
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const enlarge = () =>
      page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const [name, address] of Object.entries(screens)) {
      if (!inGates && project.name === 'desktop' && !wide.includes(name)) continue;
      await test.step(name, async () => {
        await open(page, address);
        // Rules are violated in every language or in none: see `playwright.config.ts`.
        if (inGates || language === 'en') {
          await byDayAndNight(page, async (rules) =>
            expect(await accessibilityViolations(page, { rules })).toEqual([]),
          );
        }
        expect(await wrongTargets(page)).toEqual([]);
        await enlarge();
        expect(await lostText(page)).toEqual([]);
      });
    }
    await open(page, articlePath);
    await page.locator('#outline summary').click();
    expect(await wrongTargets(page)).toEqual([]);
    await open(page, articlePath);
    await enlarge();
    // A title may be truncated, since its link leads to the whole one; button labels may not.
    const asks = page.locator('[data-reading] button[aria-haspopup=dialog] > span');
    await expect
      .poll(() =>
        asks.evaluate(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight <= clientHeight && scrollWidth <= clientWidth,
        ),
      )
      .toBe(true);
    for (const [kind, popup] of Object.entries(popupsOfArticle)) {
      await test.step(kind, async () => {
        await popup.open(page, t);
        await expect(topPopup(page)).toHaveAccessibleName(popup.name(t));
        await expect.poll(() => lostText(page)).toEqual([]);
        await backToArticle(page);
      });
    }
  });
}

test('what a reader makes of their own bars nobody', async ({ page, context, baseURL }) => {
  await context.setExtraHTTPHeaders(newNetwork());
  await signIn(page);
  await haveInterests(page);
  const made = await call(page, '/api/custom_theme/v1/create', {
    // The longest possible word in a name: it is broken, not cut off.
    name: 'W'.repeat(themeNameChars),
    keywords: ['river', 'flood'],
  });
  const theme = `/m/themes?id=${made.theme.theme_id}`;
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['ph', 'dark'],
  ] as const) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const t = wordsOf(language);
    // Export and import of sources as OPML, and the buttons of a topic.
    for (const [address, own] of [
      ['/m/themes', t('themes.take.save')],
      [theme, t('themes.feeds.opml')],
      ['/m/track?id=t_sample-time', t('topics.follow')],
    ] as const) {
      await test.step(`${address} (${language})`, async () => {
        await open(page, address);
        const edit = page.getByRole('button', { name: t('themes.edit'), exact: true });
        if (address === theme) await edit.click();
        await expect(page.getByText(own, { exact: true }).first()).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await wrongTargets(page)).toEqual([]);
        expect(await lostText(page)).toEqual([]);
      });
    }
  }
});

test('in forced-colors mode the open tab and the controls are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/m/topics');
  const background = (element: Element, part?: string) =>
    getComputedStyle(element, part).backgroundColor;
  const canvas = await page.locator('body').evaluate(background);
  const follow = page.getByRole('button', { name: 'Follow' }).first();
  expect(await follow.evaluate(background)).not.toBe(canvas);
  await page.goto('/m/news');
  await settled(page);
  const line = await page.getByRole('tab', { selected: true }).evaluate((tab) => {
    const moving = tab.parentElement?.querySelector(':scope > .bg-accent');
    const own = getComputedStyle(tab, '::after');
    return own.display === 'none' && moving
      ? getComputedStyle(moving).backgroundColor
      : own.backgroundColor;
  });
  expect(line).not.toBe(canvas);
});

test('light and dark follow the system until the reader chooses, then they are in the first HTML', async ({
  page,
}) => {
  const paper = () =>
    page.evaluate(
      () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
    );
  const choose = async (theme: string) => {
    await openFromCenter(page, wordsOf('en'), 'personal.setting.theme.label');
    await topPopup(page).getByText(theme, { exact: true }).click();
  };
  const [light, dark] = ['rgb(251, 250, 247)', 'rgb(17, 19, 21)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/m/news');
  const papers = [await paper()];
  await page.emulateMedia({ colorScheme: 'light' });
  papers.push(await paper());
  await choose('Dark');
  papers.push(await paper());
  const html = await (await reload(page)).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"/);
  papers.push(await paper());
  await settled(page);
  await choose('Automatic');
  papers.push(await paper());
  // On a desktop the page is a column on its own background.
  const frame = await page
    .locator('.frame')
    .evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(frame).toBe(light);
  const isColumn = (page.viewportSize()?.width ?? 0) > 430;
  if (!isColumn) expect(papers).toEqual([dark, light, dark, dark, light]);
});
