// The on-screen keyboard, which some browsers put over the page instead of making room for it.

/**
 * Reports how many pixels at the bottom of the page are covered; returns a function that ends it.
 */
export function onKeyboard(tell: (coveredPx: number) => void): () => void {
  const { visualViewport: seen } = window;
  if (!seen) return () => undefined;
  const measure = () => {
    // A zoomed page shows a part of itself, and no keyboard.
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    tell(Math.max(0, Math.round(covered)));
  };
  measure();
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', measure);
    seen.removeEventListener('scroll', measure);
  };
}
