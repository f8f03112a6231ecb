import { expect, test, reload, settled, type Page } from './page';
import { stillness } from './stillness';

const isPhone = (name: string) => name === 'phone';
const openPanel = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const firstTitle = (page: Page) => openPanel(page).getByRole('article').first().getByRole('link');

test('the news shows tabs and cards, with the text in the HTML itself', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/m/news');
  await expect(page.getByRole('tab')).toHaveText([
    'For you',
    'Technology',
    'Finance',
    'Politics',
    'Entertainment',
    'Sports',
  ]);
  expect(await openPanel(page).getByRole('article').count()).toBeGreaterThanOrEqual(10);
  await firstTitle(page).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('the first page is not fetched a second time', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events/v1/list')) asked.push(request.postData() ?? '');
  });
  await page.goto('/m/news');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(5);
  expect(asked.filter((body) => body.includes('"recommend"'))).toEqual([]);
});

test('a reader who saves data gets no list that was not requested', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events/v1/list')) asked.push(request.postData() ?? '');
  });
  await page.goto('/m/news');
  await settled(page);
  expect(asked).toEqual([]);
  await page.getByRole('tab', { name: 'Technology' }).click();
  await expect(firstTitle(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('every call and every icon uses the own origin', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== baseURL) strangers.push(request.url());
  });
  await page.goto('/m/news');
  await expect(openPanel(page).getByTestId('source-logo').first()).toBeVisible();
  await settled(page);
  expect(strangers).toEqual([]);
});

for (const [language, tag, tab, disclaimer] of [
  ['en', 'en', 'For you', 'AI-generated'],
  ['zh', 'zh-CN', '推荐', '由 AI 生成'],
  ['ph', 'fil', 'Para sa iyo', 'Gawa ng AI'],
] as const) {
  test(`the list is in ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    await page.goto('/m/news');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(openPanel(page).getByText(disclaimer).first()).toBeVisible();
  });
}

test('the language is chosen in the settings and kept', async ({ page }) => {
  await page.goto('/m/news');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Language English' }).click();
  await page.getByText('中文').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await reload(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('推荐');
});

test('a tap on a card opens the article, going back returns to the same position', async ({
  page,
}) => {
  await page.goto('/m/news');
  const panel = openPanel(page).getByRole('region');
  const scrolledTo = () => panel.evaluate((element) => element.scrollTop);
  // A list that is still filling is too short to scroll this far.
  const scroll = () => panel.evaluate((element) => element.scrollTo(0, 700));
  await expect.poll(() => scroll().then(scrolledTo)).toBe(700);
  const card = openPanel(page).getByRole('article').nth(2).getByRole('link');
  const title = (await card.textContent()) ?? '';
  // Pressing something out of view scrolls to it first.
  await card.scrollIntoViewIfNeeded();
  const place = await scrolledTo();
  expect(place).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/m\/news\/detail\?id=/);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrolledTo()).toBe(place);
});

test('a list that was left for another page has its position again on the way back', async ({
  page,
}) => {
  await page.goto('/m/news');
  await settled(page);
  const panel = openPanel(page).getByRole('region');
  const top = () =>
    panel.evaluate((list) => {
      const { top: edge } = list.getBoundingClientRect();
      const rows = [...list.querySelectorAll('[data-index]:has(article)')];
      const row = rows.find((one) => one.getBoundingClientRect().bottom > edge + 1);
      const title = row?.querySelector('article a')?.textContent ?? '';
      return { title, above: Math.round(edge - (row?.getBoundingClientRect().top ?? 0)) };
    });
  // So far down that the first page does not reach there.
  const scroll = () =>
    panel
      .evaluate((list) => list.scrollBy(0, list.clientHeight))
      .then(() => panel.evaluate((list) => list.scrollTop));
  await expect.poll(scroll).toBeGreaterThan(1_500);
  await stillness(page);
  const left = await top();
  const address = page.url();
  await page.evaluate((path) => location.assign(path), '/m/search');
  await expect(page).toHaveURL(/\/m\/search/);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => (await top()).title).toBe(left.title);
  expect(Math.abs((await top()).above - left.above)).toBeLessThan(12);

  // Opening the list any other way shows its top.
  await page.goto('/m/news');
  await settled(page);
  expect(await panel.evaluate((list) => list.scrollTop)).toBe(0);
});

test('an article requested directly is over the mounted list', async ({ page }) => {
  await page.goto('/m/news');
  const address = (await firstTitle(page).getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('[role=tabpanel] article').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/m\/news$/);
});

test.describe('an address that names no article', () => {
  test.use({ mayComplain: /404/ });

  for (const [name, query, status] of [
    ['unknown', '?id=nowhere', 404],
    ['malformed', '?id=..%2F..%2Fetc', 404],
    ['doubled', '?id=a&id=b', 404],
  ] as const) {
    test(`an id that is ${name} gives a clear page and ${status}`, async ({ page }) => {
      const answer = await page.goto(`/m/news/detail${query}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('dialog').getByText('no longer available')).toBeVisible();
    });
  }
});

test('without an id only the list is shown', async ({ page }) => {
  const answer = await page.goto('/m/news/detail');
  expect(answer?.status()).toBe(200);
  await expect(openPanel(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a guest sees the sources of a card', async ({ page }) => {
  await page.goto('/m/news');
  await openPanel(page)
    .getByRole('button', { name: /^Show \d+ sources/ })
    .first()
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Source' }).getByRole('link').first(),
  ).toBeVisible();
});

test('a tab opens by a tap and by the keyboard, and its address keeps it', async ({ page }) => {
  await page.goto('/m/news');
  await page.getByRole('tab', { name: 'Finance' }).click();
  await expect(page).toHaveURL(/\?tab=financial$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Politics' })).toBeFocused();
  await reload(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Politics');
  await expect(openPanel(page).getByRole('article').first()).toBeVisible();
});

test('a swipe moves to the next tab', async ({ page, context }, { project }) => {
  test.skip(!isPhone(project.name), 'a swipe needs a finger');
  await page.goto('/m/news');
  await settled(page);
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 500 }],
    });
  const open = page.getByRole('tab', { selected: true });
  // The code for touch loads after the list: before, a swipe does nothing.
  await expect(async () => {
    if ((await open.textContent()) !== 'Technology') {
      await touch('touchStart', 340);
      for (let x = 320; x >= 60; x -= 20) await touch('touchMove', x);
      await touch('touchEnd');
    }
    await expect(open).toHaveText('Technology', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(openPanel(page).getByRole('article').first()).toBeVisible();
});

test('a desktop page is a column of 410 px in a document of 430 px; a phone is filled', async ({
  page,
}, { project }) => {
  await page.goto('/m/news');
  const frame = await page.locator('.frame').boundingBox();
  const content = await page.getByRole('main').boundingBox();
  if (isPhone(project.name)) {
    expect([frame?.x, frame?.width, content?.width]).toEqual([0, 390, 390]);
  } else {
    expect([frame?.x, frame?.width, content?.width]).toEqual([425, 430, 410]);
  }
});

test('the narrowest window shows every button of its header, at every text size', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  test.skip(!isPhone(project.name), 'a desktop is wider');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const value of ['normal', 'largest']) {
    await context.addCookies([{ name: 'text_size', value, url: baseURL }]);
    await page.goto('/m/news');
    const ends = await page
      .locator('header')
      .first()
      .locator('a, button')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().right));
    // The last one extends into the margin, so that its icon aligns with the text.
    for (const end of ends) expect(end).toBeLessThanOrEqual(320);
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toBeInViewport();
  }
});
