// Articles on a real page: how they close, how they follow their newest version, and what only a
// real layout can show.
import { expect, test, settled, type Page } from './page';
import { articlePath } from './popups';
import { changeDetail, paragraph } from './wire-detail';
import { stillness } from './stillness';

const openPanel = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const scroller = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Article' });
const id = 'sample-qr-code-error-correction';

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Opens the article from its card; a version cached by then is shown first. */
async function openFromCard(page: Page, beforeOpening?: () => Promise<void>): Promise<void> {
  await page.goto('/m/news');
  await settled(page);
  const link = openPanel(page).locator(`article a[href$="id=${id}"]`);
  await link.scrollIntoViewIfNeeded();
  const kept = () =>
    page.evaluate((key) => localStorage.getItem(key) !== null, `news_detail:${id}`);
  if (beforeOpening) {
    await expect.poll(kept).toBe(true);
    await beforeOpening();
  }
  await link.click();
  await expect(page.getByText('End of article')).toBeAttached();
}

test.describe('closing an article', () => {
  const back = (page: Page) => page.getByRole('button', { name: 'Back to the news' }).click();

  test('that was opened from the list goes back one step, to the same position', async ({
    page,
  }) => {
    await page.goto('/m/news');
    const list = openPanel(page).getByRole('region');
    await list.evaluate((element) => element.scrollTo(0, 700));
    const steps = await page.evaluate(() => history.length);
    const place = () => list.evaluate((element) => element.scrollTop);
    const before = await place();
    await openPanel(page).getByRole('article').nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/\/m\/news\/detail\?id=/);
    await back(page);
    await expect(page).toHaveURL(/\/m\/news$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(Math.abs((await place()) - before)).toBeLessThan(100);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('that was visited directly replaces it with the list', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto(articlePath);
    await settled(page);
    const steps = await page.evaluate(() => history.length);
    await back(page);
    await expect(page).toHaveURL(/\/m\/news$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

test.describe('a newer version of an article', () => {
  const newer = (paragraph_index: number) => ({
    event_version_id: 'newer',
    highlights: [{ paragraph_index }],
  });

  test('shows a message; a tap leads to what is new, which glows once', async ({ page }) => {
    await openFromCard(page, () => changeDetail(page, id, newer(8)));
    const updated = page.getByRole('dialog').locator('[data-updated]');
    await expect(updated).not.toBeInViewport();
    await page.getByRole('button', { name: 'Updated. Show what is new' }).click();
    await expect(updated).toBeInViewport();
    await expect(updated).toHaveAttribute('data-seen', '');
    const style = () => updated.evaluate((block) => getComputedStyle(block).animationName);
    expect(await style()).toMatch(/glow/);
    await expect(page.getByRole('button', { name: 'Updated. Show what is new' })).toHaveCount(0);
  });

  test('that is already in view shows the message only, for a moment', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1600 });
    await openFromCard(page, () => changeDetail(page, id, newer(0)));
    const told = page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /^Updated$/ });
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: /Show what is new/ })).toHaveCount(0);
    await expect(told).toHaveCount(0);
  });
});

test('a table fades at each edge where it continues: at its start, in the middle, at its end', async ({
  page,
}) => {
  const cells = (cell: (n: number) => string) =>
    `| ${Array.from({ length: 12 }, (_, n) => cell(n)).join(' | ')} |`;
  const wide = [cells((n) => `Column ${n}`), cells(() => '---'), cells((n) => `Some words ${n}`)];
  await changeDetail(page, id, {
    content: [paragraph(wide.join('\n')), paragraph('| a |\n|---|\n| b |')],
  });
  await openFromCard(page);
  const table = page.getByRole('region', { name: 'Table, scrolls sideways' });
  await expect(table).toHaveCount(1);
  const fades = async (to: number) => {
    await table.evaluate((box, x) => box.scrollTo({ left: x, behavior: 'instant' }), to);
    return table.evaluate(async (box) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return /rgb\(0, 0, 0\) (\S+), rgb\(0, 0, 0\) (.+), rgba/
        .exec(getComputedStyle(box).maskImage)
        ?.slice(1);
    });
  };
  const [none, half] = ['100%', 'calc(100% - 8px)'];
  await expect.poll(() => fades(0)).toEqual(['0px', half]);
  await expect.poll(() => fades(200)).toEqual(['8px', half]);
  await expect.poll(() => fades(5_000)).toEqual(['8px', none]);
});

test('in bilingual mode the second language is below each block, in gray', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('bilingual', 'true');
    localStorage.setItem('sub_language', 'zh');
  });
  await page.goto(articlePath);
  const text = page.getByRole('dialog').locator('#markdown-content');
  const first = text.locator('p:lang(en)').first();
  const second = text.locator('p:lang(zh)').first();
  await expect(second).toBeAttached();
  const ink = (paragraph: typeof first) => paragraph.evaluate((one) => getComputedStyle(one).color);
  expect([await ink(first), await ink(second)]).toEqual([
    'rgb(22, 24, 28)',
    'rgba(22, 24, 28, 0.62)',
  ]);
  expect(await text.locator('p:lang(zh)').count()).toBe(await text.locator('p:lang(en)').count());
});

test.describe('thirty sources', () => {
  // Publishers that do not exist have no icon.
  test.use({ mayComplain: /404.*\/icon\// });

  test('take at most half the page, and all can be reached', async ({ page }) => {
    const references = Array.from({ length: 30 }, (_, index) => ({
      order: index + 1,
      source: `Publisher ${index + 1}`,
      title: `Story ${index + 1}`,
      link: `https://publisher-${index + 1}.example/story`,
    }));
    await changeDetail(page, id, { references });
    await openFromCard(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Show 30 sources' }).click();
    const popup = page.getByRole('dialog', { name: 'Source', exact: true });
    await expect(popup.getByRole('link')).toHaveCount(30);
    const { height = 0 } = (await popup.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 2);
    const last = popup.getByRole('link', { name: 'Story 30' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test('a citation mark opens its evidence, and from there its source, after a confirmation', async ({
  page,
  context,
}) => {
  await context.route('https://www.qrcode.com/**', (route) =>
    route.fulfill({ body: 'The source.' }),
  );
  await page.goto(articlePath);
  await settled(page);
  await page.getByRole('link', { name: 'Source 1: DENSO WAVE' }).first().click();
  const evidence = page.getByRole('dialog', { name: 'Evidence' });
  await evidence.getByRole('link', { name: /^Open/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you going to leave this site?' });
  await expect(question).toContainText('www.qrcode.com');
  const opened = context.waitForEvent('page');
  await question.getByRole('link', { name: 'Continue' }).click();
  expect((await opened).url()).toMatch(/^https:\/\/www\.qrcode\.com\//);
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(articlePath);
});

test.describe('an article that was taken down', () => {
  test.use({ mayComplain: /404/ });

  test('is a whole page without scripts, with a link to the news', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto('/m/news/detail?id=taken-down');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Article taken down' })).toBeVisible();
    await expect(page.getByText('This article is no longer available.')).toBeVisible();
    await page.getByRole('link', { name: 'Read other articles' }).click();
    await expect(openPanel(page).getByRole('article').first()).toBeVisible();
    await context.close();
  });

  test('leaves the list that the reader has open', async ({ page }) => {
    await page.goto('/m/news');
    const link = openPanel(page).locator(`article a[href$="id=${id}"]`);
    await page.route(`**/api/events/v1/${id}/detail`, (route) =>
      route.fulfill({ json: { code: -1 } }),
    );
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Article taken down' })).toBeVisible();
    await page.getByRole('link', { name: 'Read other articles' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toHaveCount(0);
  });
});

test('nothing shifts while an article and its pictures load', async ({ page }) => {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifted: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Pictures load when the text is already shown.
  let show = () => {};
  const shown = new Promise<void>((resolve) => (show = resolve));
  const holdPictures = async () => {
    await page.route('**/covers/*.svg', async (route) => {
      await shown;
      await route.continue();
    });
  };
  const shifted = () =>
    page.evaluate(() => (window as unknown as { shifted: { value: number } }).shifted.value);
  await changeDetail(page, id, {
    content: [paragraph('![A picture](/covers/3.svg)'), paragraph('Words below it. '.repeat(60))],
  });
  await openFromCard(page, async () => {
    await holdPictures();
    // From here on only the layout shifts of the article count.
    await page.evaluate(() => {
      (window as unknown as { shifted: { value: number } }).shifted.value = 0;
    });
  });
  await stillness(page);
  await scroller(page).evaluate((box) => box.scrollTo({ top: 300, behavior: 'instant' }));
  show();
  const picture = scroller(page).getByRole('img', { name: 'A picture' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  await stillness(page);
  expect(await shifted()).toBeLessThanOrEqual(0.02);

  await page.goto(articlePath);
  await settled(page);
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});
