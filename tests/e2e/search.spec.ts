// The search in a browser: while typing, by address, by keyboard, and what a feed reader finds.
import { expect, test, settled, type Page } from './page';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('a[data-result]');

test('searches while typing, opens a result, and is unchanged on the way back', async ({
  page,
}) => {
  await page.goto('/m/news');
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/m\/search$/);
  await expect(async () => {
    await field(page).fill('leap sec');
    await expect(page).toHaveURL(/q=leap\+sec/, { timeout: 1_000 });
  }).toPass();
  await expect(results(page).first()).toContainText(/leap second/i);
  await results(page).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('leap sec');
  await expect(results(page).first()).toContainText(/leap second/i);
});

test('opened by address it is complete without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/m/search?q=leap');
  await expect(field(page)).toHaveValue('leap');
  await expect(results(page).first()).toHaveAttribute('href', /\/m\/news\/detail\?id=/);
  await context.close();
});

test('arrows move through the results, Escape clears the field', async ({ page }) => {
  await page.goto('/m/search?q=leap');
  await settled(page);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('a page links its feed, and the feed is valid', async ({ page, request }) => {
  await page.goto('/m/news');
  const href = await page
    .locator('link[rel=alternate][type="application/atom+xml"]')
    .first()
    .getAttribute('href');
  const answer = await request.get(new URL(href ?? '').pathname);
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  // Each entry states its language.
  expect(await answer.text()).toMatch(/<entry xml:lang="[\w-]+">[\s\S]*\/news\/detail\?id=/);
});

test('a topic’s own address has a preview', async ({ request }) => {
  const agent = { 'user-agent': 'facebookexternalhit/1.1' };
  const html = await (await request.get('/m/track?id=t_sample-time', { headers: agent })).text();
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/card\/topic\?/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+track\?id=t_sample-time/);
});

test('an article’s own address has a preview', async ({ request }) => {
  const agent = { 'user-agent': 'facebookexternalhit/1.1' };
  const answer = await request.get('/m/news/detail?id=sample-leap-second', { headers: agent });
  const html = await answer.text();
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/card\/event\?/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+detail\?id=sample-leap-second/);
  expect(html).toContain('application/ld+json');
});

for (const [what, address] of [
  ['an article', '/m/news/detail?id=sample-leap-second'],
  ['a topic', '/m/track?id=t_sample-time'],
] as const) {
  test(`the preview of ${what} is in the language of its sharer, and the page in the reader’s`, async ({
    request,
  }) => {
    const titleOf = async (query: string, wished: string) => {
      const headers = { 'user-agent': 'facebookexternalhit/1.1', 'accept-language': wished };
      const html = await (await request.get(`${address}${query}`, { headers })).text();
      return /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? '';
    };
    const [english, chinese] = [await titleOf('', 'en'), await titleOf('', 'zh')];
    expect(english).toMatch(/\w/);
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(await titleOf('&language=zh-CN', '*')).toBe(chinese);
    expect(await titleOf('&language=zh-CN', 'en')).toBe(english);
    expect(await titleOf('&language=nonsense', '*')).toBe(english);
  });
}
