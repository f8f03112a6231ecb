// Reading without network, with the worker that every other spec blocks.
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
  // What the browser logs for each call without network.
  mayComplain: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/,
});

/** The contents of the stores of the worker and of the page, by purpose. */
const stores = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).map((name) => /^cubewire-([a-z]+)/.exec(name)?.[1] ?? name).sort(),
  );

/** The reader of the offline pages, once they are stored. */
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

test('what was read opens without network, and actions are sent later', async ({
  page,
  context,
}) => {
  await start(page);
  await page.goto(`/m/news/detail?id=${qr}`);
  await expect(article(page)).toBeAttached();
  await page.goto('/m/news');
  await expect(list(page).getByRole('article').first()).toBeVisible();
  // The code of an article loads when the list is idle.
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
  // The new reader has pages of their own.
  await expect.poll(() => pagesFor(page)).toBe('guest');
});

test('after seeing the list only, its articles and popups open without network', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/m/news');
  await expect.poll(() => pagesFor(page)).toBe('guest');
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
  // Articles on the screen are prefetched once the list rests.
  const kept = () => page.evaluate(() => Object.keys(localStorage).join(' '));
  await expect.poll(kept).toContain('news_detail');
  await settled(page);
  await context.setOffline(true);
  // After a reload only stored data remains of the page before.
  await page.reload();
  const card = list(page).getByRole('article').first();
  await card.getByRole('link').first().click();
  await expect(article(page)).toBeAttached();
  await page.goBack();
  await card.getByRole('button', { name: /^Show / }).click();
  await expect(page.getByRole('dialog', { name: t('popup.source') })).toBeVisible();
});

test('clearing the cache deletes stored articles, and the settings show their size', async ({
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
