// The wide layout in a browser: offered once, usable by keyboard, with the article visible while
// asking, and the same state on every way back to it.
import { noAccessibilityViolations } from './account';
import { expect, settled, test, type Page } from './page';
import { giveVoice } from './voice';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const offer = (page: Page) => page.getByRole('complementary', { name: 'Layout' });
const current = (page: Page) => page.locator('[data-card] a[aria-current="true"]');
const title = (page: Page) => page.locator('[data-reading] h1');
const assistant = (page: Page) => page.getByRole('region', { name: 'Citation assistant' });

test.skip(({ isMobile }) => isMobile, 'A phone has one column.');

test('is offered once: list, article and assistant are side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/news');
  await settled(page);
  await expect(rail(page)).toHaveCount(0);
  await offer(page).getByRole('button', { name: 'Use it' }).click();
  await expect(rail(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(rail(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  // The shortcuts load when the page is idle; until then they do nothing.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(page.locator('[data-card] a:focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('o');
  await expect(title(page)).toBeVisible();
  await expect(current(page)).toHaveCount(1);
  const first = (await title(page).textContent()) ?? '';
  await page.keyboard.press('j');
  await expect(title(page)).not.toHaveText(first);
  const second = (await title(page).textContent()) ?? '';
  await expect(current(page)).toHaveText(second);
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(first);
  const address = page.url();

  await page.keyboard.press('n');
  await expect(assistant(page)).toBeVisible();
  await expect(title(page)).toBeInViewport();
  await expect(page.locator('[data-card]').first()).toBeInViewport();
  await page.keyboard.type('jjo');
  await expect(assistant(page).getByRole('textbox')).toHaveValue('jjo');
  await expect(title(page)).toHaveText(first);
  await noAccessibilityViolations(page);

  for (const width of [900, 1920]) await page.setViewportSize({ width, height: 1000 });
  await expect(assistant(page)).toBeVisible();
  await expect(title(page)).toHaveText(first);
  await noAccessibilityViolations(page);
  await page.keyboard.press('Escape');
  await expect(assistant(page)).toHaveCount(0);
  await expect(title(page)).toHaveText(first);
  await expect(page.getByRole('complementary', { name: 'Sources' })).toBeVisible();

  await page.reload();
  await settled(page);
  expect(page.url()).toBe(address);
  await expect(title(page)).toHaveText(first);
  await expect(current(page)).toHaveText(first);
  await page.goBack();
  await expect(title(page)).toHaveCount(0);
  await page.goForward();
  await expect(title(page)).toHaveText(first);
});

test('an assistant that was a column closes by a step back in a narrow window', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'layout', value: 'wide', url: baseURL }]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/news');
  await settled(page);
  // The code of the shortcuts loads when the page is idle.
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(assistant(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.setViewportSize({ width: 800, height: 900 });
  const sheet = page.getByRole('dialog', { name: 'Citation assistant' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/news$/);
  await expect(page.locator('[data-card]').first()).toBeVisible();
});

test('the places of the rail open in the list column, and their address leads back', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'layout', value: 'wide', url: baseURL }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/m/news');
  await settled(page);
  // The code of the shortcuts loads when the page is idle.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('searchbox').fill('leap second');
  const result = page.locator('a[data-result]').first();
  await expect(result).toContainText(/leap second/i);
  await result.click();
  await expect(title(page)).toBeVisible();
  await expect(result).toBeVisible();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('leap second');
  await page.goBack();
  await expect(title(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await rail(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Settings' })).toBeVisible();
  await noAccessibilityViolations(page);
});

test('a tab chosen beside an article stays when the article is closed', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'layout', value: 'wide', url: baseURL }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/m/news');
  await settled(page);
  await page.locator('[data-card] h2 a').first().click();
  await expect(title(page)).toBeVisible();
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(title(page)).toHaveCount(0);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?tab=/);
});

test('the player is over the list only', async ({ page, context, baseURL }) => {
  await giveVoice(page);
  await context.addCookies([{ name: 'layout', value: 'wide', url: baseURL }]);
  for (const width of [1280, 1700]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/m/news');
    await settled(page);
    const region = page.getByRole('region', { name: 'Reading aloud' });
    await rail(page).getByRole('button', { name: 'Listen' }).click();
    await expect(region).toBeVisible();
    const player = await region.boundingBox();
    const list = await page.locator('[data-list]').boundingBox();
    expect(player?.x).toBeGreaterThanOrEqual(list?.x ?? Infinity);
    const right = (box: typeof list) => (box ? box.x + box.width : NaN);
    expect(right(player)).toBeLessThanOrEqual(right(list));
  }
});

test('the rail handles what was pressed before hydration', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'layout', value: 'wide', url: baseURL }]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/news', { waitUntil: 'commit' });
  const button = rail(page).getByRole('button', { name: 'Shortcuts' });
  // The mouse does not wait until the button is ready; its position must be stable.
  let place = await button.boundingBox();
  await expect(async () => {
    const before = place;
    place = await button.boundingBox();
    expect(place).toEqual(before);
  }).toPass();
  const { x, y } = place ?? { x: NaN, y: NaN };
  await page.mouse.click(x + 4, y + 4);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a place of the rail pressed twice before hydration adds one history entry', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'layout', value: 'wide', url: baseURL }]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/news');
  await settled(page);
  const documents: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await page.waitForEvent('domcontentloaded');
  page.on('request', (call) => call.isNavigationRequest() && documents.push(call.url()));
  const search = rail(page).getByRole('link', { name: 'Search', exact: true });
  await search.click({ noWaitAfter: true });
  release();
  await search.click({ noWaitAfter: true });
  const panel = page.locator('[data-panel=search]');
  await expect(panel).toBeVisible();
  await settled(page);
  expect(documents).toEqual([]);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/news$/);
});

test('a citation shows its source on hover, and Escape closes only that', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'layout', value: 'wide', url: baseURL }]);
  await page.goto('/m/news');
  await page.locator('[data-card] h2 a').first().click();
  await settled(page);
  const number = page.locator('[data-reading] [data-citation]').first();
  await number.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toBeVisible();
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(title(page)).toBeVisible();
});
