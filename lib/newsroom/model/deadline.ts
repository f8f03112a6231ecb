// A time after which something is given up, on a clock that tests can stop.
import type { Timer } from '@/lib/model/timer';

export type Deadline = { passed: Promise<never>; clear(): void };

/** `passed` rejects with `reason()` after `ms`, unless cleared before. */
export function deadline(timer: Timer, ms: number, reason: () => Error): Deadline {
  let handle: unknown;
  const passed = new Promise<never>((_, reject) => {
    handle = timer.setTimeout(() => reject(reason()), ms);
  });
  // Whoever does not wait for it any more need not hear of it.
  passed.catch(() => undefined);
  return { passed, clear: () => timer.clearTimeout(handle) };
}
