// A gate lets so many through at once; the others wait in the order they came.

/** `run` with at most `most` tasks under way; a task that fails makes room like any other. */
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
