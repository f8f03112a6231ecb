import { startTransition, useEffect, useState } from 'react';

/**
 * Runs once the next frame was painted, so that the effect of a tap is visible before its
 * consequences are computed; returns a function that cancels it. A hidden page paints nothing.
 */
export function afterPaint(run: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  // The second frame begins when the first one has been painted.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/** False in a component's first frame; true some time after that was painted. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
