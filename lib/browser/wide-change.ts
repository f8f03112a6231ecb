// Whether list and article stand side by side may change while the page stands: see `wide.ts`.

/** Tells when the answer of {@link isWide} may have changed; what it returns stops it. */
export function onWideChange(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributeFilter: ['data-layout'] });
  return () => {
    window.removeEventListener('resize', changed);
    watcher.disconnect();
  };
}
