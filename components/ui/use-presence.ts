'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { popupSlideMs } from '@/lib/model/limits/page';
import { useHydrated } from './use-hydrated';

/** True for what the server sent with the page, false for what appears later. */
export function useCameWithPage(): boolean {
  const hydrated = useHydrated();
  const [came] = useState(!hydrated);
  return came;
}

/** Keeps a popup on the page for as long as it slides away; then `onClosed`. */
export function usePresence(open: boolean, onClosed?: () => void): 'open' | 'closing' | 'gone' {
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  const closed = useEffectEvent(() => {
    setShown(false);
    onClosed?.();
  });
  useEffect(() => {
    if (open || !shown) return;
    const timer = setTimeout(closed, popupSlideMs);
    return () => clearTimeout(timer);
  }, [open, shown]);
  return open ? 'open' : shown ? 'closing' : 'gone';
}
