import type { Timer } from '@/lib/model/timer';

/** A clock that only advances when told: timers that are due run in order of their time. */
export function handTimer(start = 0) {
  let now = start;
  let last = 0;
  const waiting = new Map<number, { at: number; run: () => void }>();
  const timer: Timer = {
    setTimeout(run, ms) {
      waiting.set((last += 1), { at: now + ms, run });
      return last;
    },
    clearTimeout: (handle) => void waiting.delete(Number(handle)),
  };
  return {
    timer,
    now: () => now,
    /** How many timers are pending. */
    waiting: () => waiting.size,
    advance(ms: number) {
      const end = now + ms;
      for (;;) {
        const due = [...waiting]
          .filter(([, { at }]) => at <= end)
          .sort(([, a], [, b]) => a.at - b.at);
        const [first] = due;
        if (!first) break;
        const [handle, { at, run }] = first;
        waiting.delete(handle);
        now = Math.max(now, at);
        run();
      }
      now = end;
    },
  };
}
