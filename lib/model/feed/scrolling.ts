// When a list scrolls so fast that cards would only flash by.
import { fastScrollDefault, fastScrollMinDeltaPx } from '../limits/feed';

/**
 * Whether moving `deltaPx` in `ms` is faster than `threshold` px per ms; tiny movements never are.
 */
export function isFastScroll(deltaPx: number, ms: number, threshold = fastScrollDefault): boolean {
  const distance = Math.abs(deltaPx);
  return distance >= fastScrollMinDeltaPx && ms > 0 && distance / ms > threshold;
}

/** Whether the end of a scrolled element is at most `withinPx` away. */
export function isNearEnd(
  {
    scrollTop,
    clientHeight,
    scrollHeight,
  }: Record<'scrollTop' | 'clientHeight' | 'scrollHeight', number>,
  withinPx: number,
): boolean {
  return scrollHeight - clientHeight - scrollTop <= withinPx;
}
