// Waits for movement on a page to end, however fast the machine: for tests of what must not happen
// afterwards.
import type { Page } from 'playwright/test';

/** Resolves once nothing slides, fades or turns except endless animations, and that is painted. */
export function stillness(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    await drawn();
    await drawn();
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await drawn();
    }
  });
}
