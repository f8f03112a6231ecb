import { expect, test, type Page } from './page';

const openPanel = (page: Page) => page.locator('[role=tabpanel]:not([inert])');
const scroller = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Article' });

/** The first card of the sample edition: what other tests ingested from feeds may be short. */
const firstSample = (page: Page) =>
  openPanel(page).getByRole('article').filter({ hasText: 'Sample' }).first();

/** Opens the first article of the sample edition, and returns its id. */
async function openFirst(page: Page): Promise<string> {
  await page.goto('/m/news');
  const link = firstSample(page).getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByText('End of article')).toBeAttached();
  return new URLSearchParams(href.split('?')[1]).get('id') ?? '';
}

test('an article that was opened is in the news-read list and marked in the list', async ({
  page,
}) => {
  const id = await openFirst(page);
  await expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem('news_read')))
    .toBe(JSON.stringify([id]));
  await page.goBack();
  const card = firstSample(page);
  await expect(card.getByText('Read', { exact: true })).toBeAttached();
});

test('the articles on the screen are prefetched, and an opened one is cached', async ({ page }) => {
  await page.goto('/m/news');
  const kept = () =>
    page.evaluate(
      () => Object.keys(window.localStorage).filter((key) => /^news_detail:[^*]/.test(key)).length,
    );
  await expect.poll(kept).toBeGreaterThan(0);
});

test('the bar hides on the way down, and shows after more than 16 px up', async ({ page }) => {
  await openFirst(page);
  const bar = page.getByRole('dialog').locator('[data-shown]');
  const scroll = (top: number) =>
    scroller(page).evaluate((box, y) => box.scrollTo({ top: y, behavior: 'instant' }), top);
  // Before hydration scrolling is not observed: the first way down may have no effect.
  await expect(async () => {
    await scroll(0);
    await scroll(400);
    await expect(bar).toHaveAttribute('data-shown', 'false', { timeout: 500 });
  }).toPass();
  await scroll(384);
  await expect(bar).toHaveAttribute('data-shown', 'false');
  await scroll(383);
  await expect(bar).toHaveAttribute('data-shown', 'true');
});

test('the outline leads to a heading, from its panel and from the text', async ({ page }) => {
  await openFirst(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Outline' }).click();
  const panel = page.getByRole('dialog', { name: 'Outline' });
  const item = panel.getByRole('list').getByRole('button').last();
  const title = (await item.textContent()) ?? '';
  await item.press('Enter');
  // At the top, under the bar; the last one may have too little text below it to get that far.
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
  const place = () =>
    scroller(page).evaluate((box, name) => {
      const heading = [...box.querySelectorAll('h2, h3')].find((one) => one.textContent === name);
      const top = (heading?.getBoundingClientRect().top ?? NaN) - box.getBoundingClientRect().top;
      const atEnd = box.scrollTop >= box.scrollHeight - box.clientHeight - 1;
      return atEnd || (top >= 0 && top <= 100) ? 'at the top' : top;
    }, title);
  await expect.poll(place).toBe('at the top');

  await scroller(page).evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByText('In this article').click();
  const link = page.locator('#outline').getByRole('link').first();
  const first = (await link.textContent()) ?? '';
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: first, exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: first, exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/news$/);
});

test('in outside-share mode citation figures are hidden', async ({ page }) => {
  const id = await openFirst(page);
  const figures = page.getByRole('link', { name: /^Source \d/ });
  await page.goto(`/m/news/detail?id=${id}`);
  await expect(page.getByText('End of article')).toBeAttached();
  expect(await figures.count()).toBeGreaterThan(0);
  await page.goto(`/m/news/detail?id=${id}&outside_share=1`);
  await expect(page.getByText('End of article')).toBeAttached();
  await expect(figures).toHaveCount(0);
});

test('offlineID requests a preview and no detail', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/.*detail$/.test(pathname)) asked.push(pathname);
  });
  await page.route('**/api/read_detail?*', (route) =>
    route.fulfill({
      json: {
        data: {
          response: {
            detail: JSON.stringify({
              content: {
                title: [{ lang: 'en', text: 'Not yet published' }],
                content: [{ element_type: 'p', text: [{ lang: 'en', text: 'A draft.' }] }],
              },
            }),
          },
        },
      },
    }),
  );
  await page.goto('/m/news/detail?offlineID=draft-1');
  await expect(page.getByRole('heading', { name: 'Not yet published' })).toBeVisible();
  await expect(page.getByText('A draft.')).toBeVisible();
  expect(asked).toEqual(['/api/read_detail']);
});

test.describe('a site without previews', () => {
  test.use({ mayComplain: /404.*read_detail/ });
  test('says so', async ({ page }) => {
    await page.goto('/m/news/detail?offlineID=draft-1');
    await expect(page.getByRole('heading', { name: 'Preview not available' })).toBeVisible();
  });
});
