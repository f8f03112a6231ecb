// Runs a few tasks at a time and lets a limited number wait. Protects: however many readers ask at
// once, only a bounded amount is fetched and held in memory.

/** Runs a few at a time; resolves to undefined at once when too many are waiting. */
export function createBoundedQueue(atOnce: number, waitMost: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (running >= atOnce) {
      if (waiting.length >= waitMost) return undefined;
      // A finished task passes its place on.
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
