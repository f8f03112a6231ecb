// Reading without network, with the worker that every other spec does without.
import { expect, settled, test, type Page } from './page';
import { call, haveInterests, newNetwork, noAccessibilityViolations, signIn } from './account';
import { openFromCenter } from './popups';
import { wordsOf } from './words';

const qr = 'sample-qr-code-error-correction';
const t = wordsOf('en');
const list = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const article = (page: Page) => page.getByRole('dialog').filter({ hasText: 'End of article' });
const heart = (page: Page) =>
  article(page)
    .getByRole('button', { name: /^Liked?$/ })
    .first();

test.use({
  serviceWorkers: 'allow',
  // What the browser notes down of each call without network.
  mayComplain: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/,
});

/** What the stores of the worker and of the page have, by what they are for. */
const stores = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).map((name) => /^cubewire-([a-z]+)/.exec(name)?.[1] ?? name).sort(),
  );

/** For whom the pages are that open without network, once they are there. */
const pagesFor = (page: Page) =>
  page.evaluate(async () => {
    const shell = await caches.match('/m/news', { ignoreVary: true });
    const other = await caches.match('/m/offline', { ignoreVary: true });
    if (!shell || !other) return undefined;
    return (await shell.text()).includes(String.raw`\"reader\":{`) ? 'reader' : 'guest';
  });

async function start(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders(newNetwork());
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.blockedURI));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await haveInterests(page);
  await page.goto('/m/news');
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
  await expect.poll(() => pagesFor(page)).toBe('reader');
}

test('what was read opens without network, and what is done then is sent later', async ({
  page,
  context,
}) => {
  await start(page);
  await page.goto(`/m/news/detail?id=${qr}`);
  await expect(article(page)).toBeAttached();
  await page.goto('/m/news');
  await expect(list(page).getByRole('article').first()).toBeVisible();
  // What shows an article comes when the list is idle.
  await settled(page);

  await context.setOffline(true);
  await page.reload();
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByText(t('offline.line'))).toBeVisible();
  await page.goto(`/m/news/detail?id=${qr}`);
  await expect(article(page)).toBeAttached();
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/m/news/detail?id=nobody-kept-this');
  const notKept = page.getByRole('heading', { name: t('article.offline.title') });
  await expect(notKept).toBeVisible();
  for (const path of ['/m/cancel', '/m/signup', '/m/topics']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t('offline.page.title') })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /QR code/ })).toBeVisible();
  await noAccessibilityViolations(page);
  expect(await page.evaluate('window.violations')).toEqual([]);

  await page.goto('/m/news');
  await expect(list(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByText(t('offline.line'))).toBeVisible();
  await context.setOffline(false);
  const liked = async () => (await call(page, `/api/events/v1/${qr}/detail`)).data.like_status;
  await expect.poll(liked).toBe(1);
  expect(await page.evaluate('window.violations')).toEqual([]);

  await openFromCenter(page, t, 'personal.signOut');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(t('personal.signedOut'))).toBeVisible();
  await expect.poll(() => stores(page)).not.toContain('saved');
  // Who reads now has pages of their own.
  await expect.poll(() => pagesFor(page)).toBe('guest');
});

test('who has seen the list alone opens its articles and its popups without network', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/m/news');
  await expect.poll(() => pagesFor(page)).toBe('guest');
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
  // What is on the screen is fetched ahead once the list rests.
  const kept = () => page.evaluate(() => Object.keys(localStorage).join(' '));
  await expect.poll(kept).toContain('news_detail');
  await settled(page);
  await context.setOffline(true);
  // Of a page that ran before nothing is left but what is kept.
  await page.reload();
  const card = list(page).getByRole('article').first();
  await card.getByRole('link').first().click();
  await expect(article(page)).toBeAttached();
  await page.goBack();
  await card.getByRole('button', { name: /^Show / }).click();
  await expect(page.getByRole('dialog', { name: t('popup.source') })).toBeVisible();
});

test('clearing the cache takes away what was kept, and the page of the settings says how much there is', async ({
  page,
}) => {
  await start(page);
  await page.goto(`/m/news/detail?id=${qr}`);
  await article(page).getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect.poll(() => stores(page)).toContain('saved');
  await page.goto('/m/news');
  await openFromCenter(page, t, 'personal.offline');
  const settings = page.getByRole('dialog', { name: t('offline.title') });
  await expect(settings.getByText(/ in all$/)).toBeVisible();
  await expect(settings.getByText(t('offline.favorites', { count: 1 }))).toBeVisible();
  await noAccessibilityViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('personal.clearCache') }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByText(t('personal.cacheCleared'))).toBeVisible();
  await expect.poll(() => stores(page)).not.toContain('saved');
});
