import { useRef, useState } from 'react';

/** Whether an act is under way, and how to begin one: until it has ended another press begins none. */
export function useBusy(): [busy: boolean, run: (act: () => Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false);
  // Two presses may come before the page is drawn anew.
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
