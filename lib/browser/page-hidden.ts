// The last moments in which a page may write something down: on a phone none is sure to come later.

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
