'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { popupSlideMs } from '@/lib/model/limits/page';

/** Keeps a popup mounted during its closing animation; then calls `onClosed`. */
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
