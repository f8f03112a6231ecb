// A deadline on a clock that tests can stop.
import type { Timer } from '@/lib/model/timer';

export type Deadline = { passed: Promise<never>; clear(): void };

/** `passed` rejects with `reason()` after `ms`, unless cleared before. */
export function deadline(timer: Timer, ms: number, reason: () => Error): Deadline {
  let handle: unknown;
  const passed = new Promise<never>((_, reject) => {
    handle = timer.setTimeout(() => reject(reason()), ms);
  });
  // Prevents an unhandled rejection when nobody awaits it any more.
  passed.catch(() => undefined);
  return { passed, clear: () => timer.clearTimeout(handle) };
}
