// A concurrency limit; tasks beyond it wait in order.

/**
 * Returns a `run` that keeps at most `most` tasks in progress; a failed task makes room like any
 * other.
 */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return async (task) => {
    if (inside >= most) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
