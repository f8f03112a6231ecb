// The wide layout in a browser: offered once, usable by keyboard, with the article visible while
// asking, and the same state on every way back to it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { panelNames } from '@/lib/model/feed/panel-name';
import { inGates } from '@/tests/gates';
import { byDayAndNight } from './accessibility-violations';
import { noAccessibilityViolations } from './account';
import { freePort, ownSite } from './own-site';
import { expect, settled, test, type Page } from './page';
import { giveVoice } from './voice';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const offer = (page: Page) => page.getByRole('complementary', { name: 'Layout' });
const current = (page: Page) => page.locator('[data-card] a[aria-current="true"]');
const title = (page: Page) => page.locator('[data-reading] h1');
const assistant = (page: Page) => page.getByRole('region', { name: 'Citation assistant' });

const list = (page: Page) => page.locator('[role=tabpanel]:not([inert]) [role=region]');
const reading = (page: Page) => page.locator('[data-reading] [role=region]');
const scrolled = (part: ReturnType<Page['locator']>) => part.evaluate(({ scrollTop }) => scrollTop);

/** Does it until the part has scrolled: the code for it loads when the page is idle. */
const scrolls = (act: () => Promise<void>, part: ReturnType<Page['locator']>) =>
  expect(async () => {
    const before = await scrolled(part);
    await act();
    await expect.poll(() => scrolled(part), { timeout: 1_000 }).toBeGreaterThan(before);
  }).toPass();

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
  await expect(page.getByRole('group', { name: 'Sources' })).toBeVisible();

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

test('the wheel, Space and the page keys scroll the single column, wherever they are used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/news');
  await settled(page);
  // In the room beside the column.
  await page.mouse.move(60, 400);
  await scrolls(() => page.mouse.wheel(0, 400), list(page));
  for (const key of ['Space', 'PageDown'])
    await scrolls(() => page.keyboard.press(key), list(page));
  const below = await scrolled(list(page));
  await page.keyboard.press('Shift+Space');
  await expect.poll(() => scrolled(list(page))).toBeLessThan(below);

  await page.goto('/m/news/detail?id=sample-leap-second');
  await expect(title(page)).toBeVisible();
  await settled(page);
  for (const key of ['Space', 'PageDown'])
    await scrolls(() => page.keyboard.press(key), reading(page));
  await page.mouse.move(60, 400);
  await scrolls(() => page.mouse.wheel(0, 200), reading(page));
});

for (const path of ['/m/search?q=the', '/m/day', '/m/topics', '/m/signup']) {
  test(`so they do on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto(path);
    await settled(page);
    const column = page.locator('main, main :is(div, form)');
    const below = () =>
      column.evaluateAll((parts) => Math.max(...parts.map(({ scrollTop }) => scrollTop)));
    await page.mouse.move(60, 200);
    await page.mouse.wheel(0, 60);
    await expect.poll(below).toBeGreaterThan(0);
    const turned = await below();
    await page.mouse.click(60, 200);
    await page.keyboard.press('PageDown');
    await expect.poll(below).toBeGreaterThan(turned);
  });
}

test('beside an article the page keys scroll it, though a card has the focus', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'layout', value: 'wide', url: baseURL }]);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/m/news');
  await settled(page);
  const link = page.locator('[data-card] h2 a').first();
  await link.click();
  await expect(title(page)).toBeVisible();
  await settled(page);
  await link.focus();
  const before = await scrolled(list(page));
  for (const key of ['PageDown', 'Space'])
    await scrolls(() => page.keyboard.press(key), reading(page));
  expect(await scrolled(list(page))).toBe(before);
  // The wheel scrolls what is under it.
  const { x = 0, y = 0 } = (await page.locator('[data-list]').boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 200);
  await scrolls(() => page.mouse.wheel(0, 300), list(page));
});

for (const [layout, width] of [
  ['column', 1280],
  ['wide', 1000],
  ['wide', 1280],
  ['wide', 1920],
] as const) {
  test(`nobody is locked out in ${width} px: ${layout}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'layout', value: layout, url: baseURL }]);
    await page.setViewportSize({ width, height: 900 });
    const check = () => byDayAndNight(page, (rules) => noAccessibilityViolations(page, rules));
    await page.goto('/m/news');
    await settled(page);
    await check();
    await page.locator('[data-card] h2 a').first().click();
    await expect(title(page)).toBeVisible();
    await settled(page);
    await check();
    if (layout === 'column') return;
    // Up to 1279 px the article is over the list then.
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(assistant(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await check();
    // Panels are as wide as the list in each of these windows.
    if (!inGates && width !== 1280) return;
    for (const name of panelNames) {
      await page.goto(`/m/news?panel=${name}`);
      const panel = page.locator(`[data-panel=${name}]`);
      await expect(panel).toBeVisible();
      // Its content is loaded apart.
      await expect(panel.locator('a[href], li, [tabindex="0"]').first()).toBeVisible();
      await settled(page);
      await check();
    }
  });
}

test('a site may be wide from the start: it offers nothing, and the reader’s choice counts', async ({
  page,
  context,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-table-'));
  const file = join(folder, 'deployments.json');
  writeFileSync(file, JSON.stringify([{ hosts: ['localhost'], layout: 'wide' }]));
  const own = await ownSite({ DEPLOYMENTS_FILE: file }, await freePort());
  try {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${own.origin}/m/news`);
    await settled(page);
    await expect(rail(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await context.addCookies([{ name: 'layout', value: 'column', url: own.origin }]);
    await page.reload();
    await settled(page);
    await expect(rail(page)).toHaveCount(0);
    await expect(offer(page)).toHaveCount(0);
  } finally {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
