// The same thing, said once a minute at most: a log that a failure fills hides its cause.
import { minuteMs } from '../time';

/** `tell` is called unless something of the same `key` was told within the minute. */
export type OnceAMinute = (key: string, tell: () => void) => void;

/** Keys are few, and ours. A clock that was set back silences nothing for longer than that. */
export function createOnceAMinute(clock: () => number = Date.now): OnceAMinute {
  const toldAt = new Map<string, number>();
  return (key, tell) => {
    const now = clock();
    if (Math.abs(now - (toldAt.get(key) ?? -Infinity)) < minuteMs) return;
    toldAt.set(key, now);
    tell();
  };
}
