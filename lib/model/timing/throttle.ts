// Limits how often a function is called, with a final call, so that the last state is never missed.

/**
 * Calls `run` at once, then at most every `ms`; the last call of a burst runs when its interval has
 * passed.
 */
export function throttle(run: () => void, ms: number): { call(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const elapsed = () => {
    timer = undefined;
    if (!again) return;
    again = false;
    call();
  };
  const call = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    timer = setTimeout(elapsed, ms);
    run();
  };
  return { call, stop: () => clearTimeout(timer) };
}
