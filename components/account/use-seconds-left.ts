'use client';
import { useLayoutEffect, useState } from 'react';
import { secondMs } from '@/lib/model/time';

/** The number of whole seconds left until `time` (ms), counted down; 0 without a time. */
export function useSecondsLeft(time: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = time === undefined ? 0 : Math.max(0, Math.ceil((time - now) / secondMs));
  const running = left > 0;
  // Before the paint: the page may have been open for long when a time is set.
  useLayoutEffect(() => {
    if (time === undefined) return;
    const tick = () => setNow(Date.now());
    tick();
    if (!running) return;
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [time, running]);
  return left;
}
