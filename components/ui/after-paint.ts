import { startTransition, useEffect, useState } from 'react';

/**
 * Runs once the next frame is on the screen, so that what a tap asked for is seen before its
 * consequences are worked out; the answer gives that up. A page that is not shown paints nothing.
 */
export function afterPaint(run: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  // The second frame begins when the first one is drawn.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/** False in the first frame of what appears; true, at its leisure, once that is on the screen. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
