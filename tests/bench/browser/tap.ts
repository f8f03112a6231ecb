// From lifting the finger off a card to the frame that shows its article, when it was prefetched.
import type { Browser } from 'playwright';
import { openPhone, tap, type Phone, type Site } from './site';

const titles = '[role=tabpanel]:not([inert]) article h2 a';

export type Tap = {
  /** ms of wall time. */
  time: number;
  /** ms of CPU time, in the main thread of the page. */
  work: number;
};

/** The main thread's CPU time so far, in ms. */
async function workDone({ cdp }: Phone): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** The card in the middle of the screen, once its article is prefetched. */
async function cardAtHand({ page }: Phone): Promise<number> {
  const card = await page.waitForFunction((selector) => {
    const cards = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    const index = cards.findIndex((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 160 && bottom < 700;
    });
    const id = new URLSearchParams(cards[index]?.search ?? '').get('id') ?? '';
    return localStorage.getItem(`news_detail:${id}`) !== null && { index };
  }, titles);
  const found = await card.jsonValue();
  return found ? found.index : 0;
}

async function tapOnce(phone: Phone, turn: number): Promise<Tap> {
  const { page } = phone;
  await page.evaluate(
    (top) => document.querySelector('[role=tabpanel]:not([inert]) [role=region]')?.scrollTo(0, top),
    turn * 900,
  );
  const index = await cardAtHand(phone);
  // The latest prefetch is still being stored; a reader looks before they tap.
  await page.waitForTimeout(500);
  const before = await workDone(phone);
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let inserted = Infinity;
        let pressed = 0;
        addEventListener('click', (event) => (pressed = event.timeStamp), {
          capture: true,
          once: true,
        });
        // The browser itself reports when the frame after a click was on the screen, in steps of 8
        // ms: that frame shows the article if it was in the page when the click had been handled.
        new PerformanceObserver((list, observer) => {
          const entries = list.getEntries() as PerformanceEventTiming[];
          const click = entries.find(({ name }) => name === 'click');
          if (!click) return;
          observer.disconnect();
          if (inserted <= click.processingEnd) resolve(click.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        const seen = new MutationObserver(() => {
          if (!document.querySelector('[role=dialog] #markdown-content p')) return;
          seen.disconnect();
          inserted = performance.now();
          // Later content is shown by a later frame; the browser may also report no click at all.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              const time = performance.now() - pressed;
              setTimeout(() => resolve(time), 1_000);
            };
            port2.postMessage(0);
          });
        });
        seen.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await tap(phone, titles, index);
  const time = await shown;
  return { time, work: (await workDone(phone)) - before };
}

/** The times of `taps` taps. */
export async function measureTaps(
  browser: Browser,
  { origin }: Site,
  taps: number,
): Promise<Tap[]> {
  const phone = await openPhone(browser);
  const { page, cdp } = phone;
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: Tap[] = [];
  await page.goto(`${origin}/m/news`, { waitUntil: 'networkidle' });
  for (let turn = 0; turn < taps; turn++) {
    times.push(await tapOnce(phone, turn));
    await page.waitForTimeout(400);
    await page.goBack();
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
  await phone.context.close();
  return times;
}
