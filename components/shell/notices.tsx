'use client';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/browser/page/idle';
import { noticesAtom } from '@/lib/state/page/notices';
import { PlainNotices } from './plain-notices';

/**
 * Where notices appear. The library that shows them is loaded when the page is idle, or with the
 * first one; without it, as when offline, they are shown as plain text.
 */
export function Notices() {
  const waiting = useAtomValue(noticesAtom).length > 0;
  const [Toasts, setToasts] = useState<ComponentType>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (Toasts) return;
    let left = false;
    const load = async () => {
      try {
        const { default: loaded } = await import('./toasts');
        if (!left) setToasts(() => loaded);
      } catch {
        if (!left) setMissing(true);
      }
    };
    const leaveIdle = waiting ? undefined : whenIdle(() => void load());
    if (waiting) void load();
    return () => {
      left = true;
      leaveIdle?.();
    };
  }, [Toasts, waiting]);
  if (Toasts) return <Toasts />;
  return missing ? <PlainNotices /> : null;
}
