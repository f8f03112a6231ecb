// What a guest can do with an event, where a sign-in is required, and that a like is kept.
import { haveInterests, signIn } from './account';
import { expect, test, reload, settled, type Page } from './page';
import { interestsLater } from './interests-later';

const card = (page: Page) =>
  page
    .locator('[role=tabpanel]:not([inert])')
    .getByRole('article')
    .filter({ hasText: /Sample|示例|Sampol/ })
    .first();
const dialog = (page: Page) => page.getByRole('dialog').last();
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

/** The same site under its Chinese name. */
const chinese = (baseURL: string | undefined) =>
  baseURL?.replace('localhost', 'cn.localhost') ?? '';

/** Opens the first article; returns a function that opens its tools. */
async function openArticle(page: Page): Promise<() => Promise<void>> {
  await page.goto('/m/news');
  await card(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/news\/detail\?id=/);
  return () => inDialog(page, 'More').click();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await interestsLater(page);
});

test('a guest who taps heart or star is asked to sign in, and may cancel', async ({ page }) => {
  await page.goto('/m/news');
  for (const [name, title] of [
    ['Like', 'Sign in to like articles'],
    ['Save', 'Sign in to save articles'],
  ] as const) {
    await card(page).getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await inDialog(page, 'Cancel').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/m\/news$/);
});

test('the sign-in prompt leads to the sign-up, and back to the news', async ({ page }) => {
  await page.goto('/m/news');
  await card(page).getByRole('button', { name: 'Like', exact: true }).click();
  await dialog(page).getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in China a guest gets the sign-in at once', async ({ page, context, baseURL }) => {
  const site = chinese(baseURL);
  await context.addCookies([{ name: 'language', value: 'zh', url: site }]);
  await page.goto(`${site}/m/news`);
  await card(page).getByRole('button', { name: '点赞' }).click();
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
});

for (const [region, share] of [
  ['sg', 'share.localhost'],
  ['cn', 'share.cn.localhost'],
] as const) {
  test(`a copied link is on the share domain: ${region}`, async ({ page, context, baseURL }) => {
    const site = region === 'cn' ? chinese(baseURL) : (baseURL ?? '');
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
    await context.addCookies([{ name: 'language', value: 'en', url: site }]);
    await page.goto(`${site}/m/news/detail?id=sample-qr-code-error-correction`);
    await inDialog(page, 'More').click();
    await inDialog(page, 'Share').click();
    // The article has such a button, too.
    const sheet = page.getByRole('dialog', { name: 'Share', exact: true });
    await sheet.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const { port } = new URL(site);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `http://${share}:${port}/news/detail?id=sample-qr-code-error-correction&outside_share=1&language=en`,
    );
  });
}

test('a like that is stored while the page reloads is on the new page, too', async ({ page }) => {
  await signIn(page);
  await haveInterests(page);
  await page.goto('/m/news');
  await settled(page);
  // A page that is navigating away cannot be asked for its storage.
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  const unsent = () => other.evaluate(() => localStorage.getItem('outbox'));
  let written = false;
  await page.route('**/like/feedback', async (route) => {
    await expect.poll(() => written).toBe(true);
    await route.fulfill({ response: await route.fetch() });
  });
  const event = card(page);
  await event.getByRole('button', { name: 'Like', exact: true }).click();
  const liked = event.getByRole('button', { name: 'Liked', exact: true });
  await expect(liked).toBeVisible();
  // The page is rendered without the like, which is stored before it arrives.
  await page.route('**/m/news', async (route) => {
    const response = await route.fetch();
    written = true;
    await expect.poll(unsent).toBe('[]');
    await route.fulfill({ response });
  });
  await reload(page);
  await expect(liked).toBeVisible();
});

test('an article is shown in the chosen language, until that is turned off', async ({ page }) => {
  const tools = await openArticle(page);
  const title = dialog(page).getByRole('heading', { level: 1 });
  const first = (await title.textContent()) ?? '';
  await tools();
  await inDialog(page, 'Translate').click();
  await inDialog(page, 'Chinese').click();
  await expect(title).toHaveText(/\p{Script=Han}/u);
  await tools();
  await inDialog(page, 'Translate').click();
  await inDialog(page, 'Turn off translation').click();
  await expect(title).toHaveText(first);
});

test('a guest reports an article, which stays one step back from the list', async ({ page }) => {
  const tools = await openArticle(page);
  await tools();
  await inDialog(page, 'Report').click();
  const whole = await page.locator('.frame').boundingBox();
  const report = page.getByRole('dialog', { name: 'Report' });
  await expect.poll(() => report.boundingBox()).toEqual(whole);
  await page.getByRole('radio', { name: 'Outdated' }).check({ force: true });
  await inDialog(page, 'Send report').click();
  await expect(page.getByText('Thank you. Your report was sent.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Report' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/news$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an event that does not interest a guest leaves the list, and stays away', async ({
  page,
}) => {
  await page.goto('/m/news');
  const title = (await card(page).getByRole('heading').textContent()) ?? '';
  await card(page).getByRole('button', { name: 'More options' }).click();
  await inDialog(page, 'Not interested').click();
  await expect(page.getByText('Got it. We’ll hide this article.')).toBeVisible();
  await expect(card(page).getByRole('heading')).not.toHaveText(title);
  await reload(page);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('the sources open from a card and from an article, at most half a page high', async ({
  page,
}) => {
  const check = async () => {
    const popup = page.getByRole('dialog', { name: 'Source', exact: true });
    await expect(popup.getByRole('link').first()).toBeVisible();
    const { height = 0 } = (await popup.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 2 + 1);
    return popup;
  };
  await page.goto('/m/news');
  await card(page)
    .getByRole('button', { name: /^Show \d+ sources/ })
    .click();
  await check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page).getByRole('link').click();
  await dialog(page)
    .getByRole('button', { name: /^Show \d+ sources/ })
    .click();
  const popup = await check();
  await popup.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(popup).toBeVisible();
});
