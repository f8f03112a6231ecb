// Reports the same thing once a minute at most: a log flooded by a failure hides its cause.
import { minuteMs } from '../time';

/** Calls `tell` unless something with the same `key` was reported within the minute. */
export type OnceAMinute = (key: string, tell: () => void) => void;

/** The keys are few, and ours. A clock that was set back silences nothing for longer than that. */
export function createOnceAMinute(clock: () => number = Date.now): OnceAMinute {
  const toldAt = new Map<string, number>();
  return (key, tell) => {
    const now = clock();
    if (Math.abs(now - (toldAt.get(key) ?? -Infinity)) < minuteMs) return;
    toldAt.set(key, now);
    tell();
  };
}
