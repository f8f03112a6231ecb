import { startTransition, useEffect, useState } from 'react';

/**
 * Runs once the next frame is on the screen, so that what a tap asked for is seen before its
 * consequences are worked out; the answer gives that up. A page that is not shown paints nothing.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (document.hidden) {
    timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False in the first frame of what appears; true, at its leisure, once that is on the screen. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted;
}
