'use client';
import { useLayoutEffect, useState } from 'react';
import { secondMs } from '@/lib/model/time';

/** How many whole seconds are left until `time` (ms), counted down; 0 without one. */
export function useSecondsLeft(time: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = time === undefined ? 0 : Math.max(0, Math.ceil((time - now) / secondMs));
  const running = left > 0;
  // Before it is seen: the page may have stood long when the time comes that is counted to.
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
