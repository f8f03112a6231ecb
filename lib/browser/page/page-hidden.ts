// The moments at which a reader leaves. A page should save its state then: on a phone no later
// event is guaranteed.

/** Runs whenever the page is hidden or left; returns a function that stops it. */
export function onPageHidden(run: () => void): () => void {
  const listener = () => {
    if (document.visibilityState === 'hidden') run();
  };
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('pagehide', run);
  };
}

/** Runs when the page is left for another, or closed, but not when it is only hidden. */
export function onPageLeft(run: () => void): () => void {
  window.addEventListener('pagehide', run);
  return () => window.removeEventListener('pagehide', run);
}
