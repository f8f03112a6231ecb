// Two thousand cards go by under a thumb: at reading speed, and flung so fast that rows are light.
import type { Browser } from 'playwright';
import { install } from './probe';
import { openPhone, type Phone, type Site } from './site';

export type ScrollFigures = {
  cards: number;
  longestTask: number;
  longTasks: number;
  nodes: number;
  /** Bytes. */
  heapAt500: number;
  heapAtEnd: number;
};

const speeds = [2_500, 9_000];
const distance = 6_000;

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

/** Scrolls to card `goal`, or to the end if it comes first. */
async function scrollTo(phone: Phone, goal: number): Promise<number> {
  let reached = await lastRow(phone);
  let still = 0;
  for (let fling = 0; reached < goal && still < 20; fling++) {
    await phone.cdp.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -distance,
      speed: speeds[fling % speeds.length] ?? distance,
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
  // What loading costs is another figure.
  await page.evaluate(() => {
    window.probe.longTasks.length = 0;
    window.probe.nodes = 0;
  });
  await scrollTo(phone, 500);
  const heapAt500 = await heap(phone);
  const reached = await scrollTo(phone, cards - 1);
  const heapAtEnd = await heap(phone);
  const { longTasks, nodes } = await page.evaluate(() => window.probe);
  await phone.context.close();
  return {
    cards: reached + 1,
    longestTask: Math.max(0, ...longTasks),
    longTasks: longTasks.length,
    nodes,
    heapAt500,
    heapAtEnd,
  };
}
