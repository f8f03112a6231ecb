// Idle moments, for work that the reader is not waiting for.

/** Runs when the browser is idle, within two seconds; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
}
