import { useRef, useState } from 'react';

/**
 * Whether an action is in progress, and a function to start one: further presses are ignored until
 * it has ended.
 */
export function useBusy(): [busy: boolean, run: (act: () => Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false);
  // Two presses may come before the next render.
  const running = useRef(false);
  const run = (act: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void act().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return [busy, run];
}
