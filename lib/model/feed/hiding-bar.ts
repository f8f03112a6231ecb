// "The top bar hides when scrolling down and shows when scrolling up by more than 16 px or when at
// the top."
import { barHidePx } from '../limits/page';

/**
 * `turn` is the lowest position since the reader last scrolled down, from which scrolling up is
 * measured.
 */
export type HidingBar = { shown: boolean; top: number; turn: number };

export const barAtTop: HidingBar = { shown: true, top: 0, turn: 0 };

/** The bar's state after the container has scrolled to `top` px. */
export function scrolledTo(bar: HidingBar, top: number): HidingBar {
  if (top <= 0) return barAtTop;
  if (top > bar.top) return { shown: false, top, turn: top };
  const shown = bar.shown || bar.turn - top > barHidePx;
  return { shown, top, turn: bar.turn };
}
