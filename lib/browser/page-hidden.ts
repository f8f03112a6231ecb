// The moments at which a reader leaves. They are those in which a page may write something down: on a
// phone none is sure to come later.

// The moments at which a reader leaves and comes back. The last ones are those in which a page may write something down: on a phone none is sure to come later.

/** Runs whenever the page is hidden or left; the answer takes it back. */
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

/** Runs when the page is left for another, or closed, and not where it is only out of sight. */
export function onPageLeft(run: () => void): () => void {
  window.addEventListener('pagehide', run);
  return () => window.removeEventListener('pagehide', run);
}
