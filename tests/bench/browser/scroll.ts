// Scrolls through two thousand cards by touch: at reading speed, and flung so fast that rows are
// placeholders.
import type { Browser } from 'playwright';
import { install } from './probe';
import { openPhone, type Phone, type Site } from './site';
import { recordWorks } from './works';

type Pace = { longestTask: number; longTasks: number; nodes: number };

export type ScrollFigures = Pace & {
  cards: number;
  /** The same after the first thousand rows. */
  atThousand: Pace;
  /** The longest task in CPU time, ms: other processes on this machine do not count. */
  longestWork: number;
  longWorks: number;
  /** Bytes. */
  heapAt500: number;
  heapAtEnd: number;
};

/** Read for a while, then fling: px and px per second. */
const moves = [
  { distance: 4_000, speed: 2_500 },
  { distance: 12_000, speed: 9_000 },
];

async function heap({ cdp }: Phone): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

/** How many cards were loaded into the open list: the number of its last row. */
const lastRow = (phone: Phone) =>
  phone.page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('[role=tabpanel]:not([inert]) [data-index]')].map((row) =>
        Number(row.getAttribute('data-index')),
      ),
    ),
  );

/** Scrolls to card `goal`, or to the end if that comes first. */
async function scrollTo(phone: Phone, goal: number): Promise<number> {
  let reached = await lastRow(phone);
  let still = 0;
  for (let fling = 0; reached < goal && still < 20; fling++) {
    const { distance = 0, speed = 0 } = moves[fling % moves.length] ?? {};
    await phone.cdp.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -distance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    await phone.page.waitForTimeout(120);
    const now = await lastRow(phone);
    still = now > reached ? 0 : still + 1;
    reached = now;
  }
  return reached;
}

export async function measureScroll(
  browser: Browser,
  { origin }: Site,
  cards: number,
): Promise<ScrollFigures> {
  const phone = await openPhone(browser);
  const { page, cdp } = phone;
  await install(page);
  await cdp.send('Performance.enable');
  await page.goto(`${origin}/m/news`, { waitUntil: 'networkidle' });
  const works: number[] = [];
  let pace: Pace = { longestTask: 0, longTasks: 0, nodes: 0 };
  /**
   * Scrolls on, and measures only that: the garbage collection for the heap figures is a task of
   * the bench.
   */
  const goTo = async (goal: number) => {
    await page.evaluate(() => (window.probe.longTasks.length = 0));
    const stop = await recordWorks(phone);
    const reached = await scrollTo(phone, goal);
    works.push(...(await stop()));
    const { longTasks, nodes } = await page.evaluate(() => window.probe);
    pace = {
      longestTask: Math.max(pace.longestTask, ...longTasks),
      longTasks: pace.longTasks + longTasks.length,
      nodes,
    };
    return reached;
  };
  await goTo(500);
  const heapAt500 = await heap(phone);
  await goTo(1_000);
  const atThousand = pace;
  const reached = await goTo(cards - 1);
  const heapAtEnd = await heap(phone);
  await phone.context.close();
  return {
    ...pace,
    cards: reached + 1,
    atThousand,
    longestWork: Math.max(0, ...works),
    longWorks: works.filter((ms) => ms > 50).length,
    heapAt500,
    heapAtEnd,
  };
}
