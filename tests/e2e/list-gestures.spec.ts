// What touch, mouse and a guest do with the list, on the production build.
import type { CDPSession } from 'playwright/test';
import { expect, test, reload, settled, type Page } from './page';
import { stillness } from './stillness';

const panel = '[role=tabpanel]:not([inert])';
const openPanel = (page: Page) => page.locator(panel);
const scroller = (page: Page) => openPanel(page).getByRole('region');

/** The bodies of the list calls for a tab. */
function listCalls(page: Page, tab = 'recommend'): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.url().endsWith('/api/events/v1/list') && body.includes(`"${tab}"`)) {
      asked.push(body);
    }
  });
  return asked;
}

/** The list once it is hydrated and virtualized: before that nothing handles touch. */
async function openList(page: Page): Promise<void> {
  await page.goto('/m/news');
  await settled(page);
  await expect(openPanel(page).locator('[data-first-rows]')).toHaveCount(0);
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: y === undefined ? [] : [{ x: 195, y }],
  });

test('a tap on the open tab refreshes it: a tip while it runs, a toast when it is done', async ({
  page,
}) => {
  await openList(page);
  const asked = listCalls(page);
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/events/v1/list', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('tab', { selected: true }).click();
  await expect(page.getByText('Updating…')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({ tab: 'recommend', cursor: '' });
  go();
  await expect(page.getByText('You’re up to date')).toBeVisible();
  await expect(page.getByText('Updating…')).toHaveCount(0);
});

test('pulling the list down from its top refreshes it, a small pull does not', async ({
  page,
  context,
}, { project }) => {
  test.skip(project.name !== 'phone', 'a pull needs a finger');
  await openList(page);
  const asked = listCalls(page);
  const session = await context.newCDPSession(page);
  const pull = async (px: number) => {
    await touch(session, 'touchStart', 300);
    for (let y = 310; y <= 300 + px; y += 10) await touch(session, 'touchMove', y);
    await touch(session, 'touchEnd');
  };
  await pull(80);
  await stillness(page);
  expect(asked).toEqual([]);
  await pull(200);
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByText('You’re up to date')).toBeVisible();
});

test('back to top scrolls there and refreshes', async ({ page }) => {
  await openList(page);
  const asked = listCalls(page);
  await scroller(page).evaluate((list) => list.scrollTo(0, 2_400));
  await page.getByRole('button', { name: 'Back to top and refresh' }).click();
  await expect.poll(() => scroller(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect.poll(() => asked.filter((body) => body.includes('"cursor":""')).length).toBe(1);
});

test('rows are placeholders while the list is flung, and cards once it stops', async ({
  page,
  context,
}) => {
  await openList(page);
  const session = await context.newCDPSession(page);
  // Whether a placeholder was ever on the screen while the list moved fast.
  const seen = page.evaluate(
    (selector) =>
      new Promise<boolean>((resolve) => {
        const until = performance.now() + 4_000;
        const look = () => {
          const light = [...document.querySelectorAll(`${selector} [data-placeholder]`)].some(
            (row) => {
              const { top, bottom } = row.getBoundingClientRect();
              return bottom > 100 && top < innerHeight;
            },
          );
          if (light || performance.now() > until) resolve(light);
          else requestAnimationFrame(look);
        };
        look();
      }),
    panel,
  );
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -6_000,
    speed: 20_000,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  expect(await seen).toBe(true);
  const placeholdersOnScreen = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(`${selector} [data-placeholder]`)].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }).length,
      panel,
    );
  await expect.poll(placeholdersOnScreen).toBe(0);
  await expect(openPanel(page).getByRole('article').first()).toBeAttached();
});

test('a card has exactly the height of its placeholder', async ({ page }) => {
  await openList(page);
  // Rows far down that were never rendered: their heights as placeholders, and as cards.
  const rows = await page.evaluate(async (selector) => {
    const box = document.querySelector(`${selector} [role=region]`);
    const light = new Map<Element, number>();
    box?.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
    for (let frame = 0; frame < 120; frame++) {
      // Measured when the frame is painted: before that, far-off rows have no contents yet.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (const row of box?.querySelectorAll('[data-index]:has([data-placeholder])') ?? []) {
        const { top, bottom, height } = row.getBoundingClientRect();
        if (bottom > 100 && top < innerHeight) light.set(row, height);
      }
    }
    return [...light].map(([row, height]) => ({
      light: height,
      card: row.querySelector('article') ? row.getBoundingClientRect().height : undefined,
    }));
  }, panel);
  expect(rows.length).toBeGreaterThan(0);
  for (const { light, card } of rows) expect(card).toBeCloseTo(light, 0);
});

test('titles only hides briefs and covers, and is stored; with summary restores them', async ({
  page,
}) => {
  await openList(page);
  const card = openPanel(page).getByRole('article').filter({ hasText: 'Sample' }).first();
  const cover = card.locator('img[src^="/covers/"], img[src^="/picture/"]').first();
  await expect(cover).toBeAttached();
  const choose = async (label: string) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^News list/ }).click();
    await page.getByRole('dialog').last().getByText(label, { exact: true }).click();
    for (const left of [1, 0]) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(left);
    }
  };
  await choose('Titles only');
  await expect(openPanel(page).getByRole('article').first().locator('h2 ~ p, div > p')).toHaveCount(
    0,
  );
  await expect(openPanel(page).locator('article img[src^="/covers/"]')).toHaveCount(0);
  await reload(page);
  await expect(openPanel(page).locator('article').first()).toBeVisible();
  await expect(openPanel(page).locator('article img[src^="/covers/"]')).toHaveCount(0);
  await choose('With summary');
  await expect(cover).toBeAttached();
});

test('touch targets on a card are 44 px', async ({ page }) => {
  await openList(page);
  const overlaps = await page.evaluate((selector) => {
    const found: string[] = [];
    const cards = [...document.querySelectorAll(`${selector} article`)].slice(0, 3);
    for (const card of cards) {
      const boxes = [...card.querySelectorAll('button')].map((button) => ({
        name: button.getAttribute('aria-label') ?? '',
        ...button.getBoundingClientRect().toJSON(),
      })) as ({ name: string } & DOMRect)[];
      for (const [at, box] of boxes.entries()) {
        if (box.width < 43.9 || box.height < 43.9) found.push(`${box.name} is small`);
        for (const other of boxes.slice(at + 1)) {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const along = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          if (across > 0.1 && along > 0.1) found.push(`${box.name} lies over ${other.name}`);
        }
      }
    }
    return found;
  }, panel);
  expect(overlaps).toEqual([]);
});

test('closing an article that was opened directly leads to the news', async ({ page }) => {
  await page.goto('/m/news/detail?id=sample-qr-code-error-correction');
  await settled(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the news' }).click();
  await expect(page).toHaveURL(/\/m\/news$/);
  await expect(openPanel(page).getByRole('article').first()).toBeVisible();
});
