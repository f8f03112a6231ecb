// From the finger leaving a card to the frame that shows its article, when it was fetched ahead.
import type { Browser } from 'playwright';
import { openPhone, tap, type Site } from './site';

/** How long the list is left alone before a tap, ms: what is fetched ahead is there then. */
const quietMs = 1_500;

/** Times of `taps` taps, in ms. */
export async function measureTaps(
  browser: Browser,
  { origin }: Site,
  taps: number,
): Promise<number[]> {
  const phone = await openPhone(browser);
  const { page } = phone;
  const times: number[] = [];
  await page.goto(`${origin}/m/news`, { waitUntil: 'networkidle' });
  for (let turn = 0; turn < taps; turn++) {
    await page.evaluate(
      (top) =>
        document.querySelector('[role=tabpanel]:not([inert]) [role=region]')?.scrollTo(0, top),
      turn * 900,
    );
    await page.waitForTimeout(quietMs);
    const index = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('[role=tabpanel]:not([inert]) article h2 a')];
      return cards.findIndex((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top > 160 && bottom < 700;
      });
    });
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let pressed = 0;
          addEventListener('click', (event) => (pressed = event.timeStamp), {
            capture: true,
            once: true,
          });
          const seen = new MutationObserver(() => {
            if (!document.querySelector('[role=dialog] #markdown-content p')) return;
            seen.disconnect();
            // After the frame that paints it.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - pressed);
              port2.postMessage(0);
            });
          });
          seen.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await tap(phone, '[role=tabpanel]:not([inert]) article h2 a', index);
    times.push(await shown);
    await page.waitForTimeout(400);
    await page.goBack();
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
  await phone.context.close();
  return times;
}
