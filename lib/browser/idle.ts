// The moments in which a page may do what the reader is not waiting for.

/** Runs when the browser has nothing better to do, within two seconds; the answer takes it back. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
}
