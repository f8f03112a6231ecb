// A few things at a time, and a bounded number that wait. Protects: however many readers ask at once,
// no more is fetched and held in memory than so much.

/** Runs a few at a time; answers undefined at once when too many wait already. */
export function createBoundedQueue(atOnce: number, waitMost: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (running >= atOnce) {
      if (waiting.length >= waitMost) return undefined;
      // Whoever ends hands their place on.
      await new Promise<void>((turn) => waiting.push(turn));
    } else running += 1;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
