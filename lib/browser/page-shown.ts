// The moments at which a reader comes back.

/** Runs whenever the page is shown again; the answer takes it back. */
export function onPageShown(run: () => void): () => void {
  const listener = () => {
    if (document.visibilityState === 'visible') run();
  };
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
