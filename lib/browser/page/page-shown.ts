// The moments at which a reader comes back.

/** Runs whenever the page is shown again; returns a function that stops it. */
export function onPageShown(run: () => void): () => void {
  const listener = () => {
    if (document.visibilityState === 'visible') run();
  };
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
