// Notices when list and article may no longer be, or may now be, side by side: see `wide.ts`.

/**
 * Calls back when the result of {@link isWide} may have changed; returns a function that stops it.
 */
export function onWideChange(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ['data-layout'] });
  return () => {
    window.removeEventListener('resize', changed);
    watcher.disconnect();
  };
}
