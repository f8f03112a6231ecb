import { useStore } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';

/** Notes when the reader leaves, and asks what came when they are back; from the first idle moment on. */
export function useSince(): void {
  const store = useStore();
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async () => {
      const { hearOfLeavingAtom } = await import('@/lib/state/feed/since');
      store.set(hearOfLeavingAtom, leaving.signal);
    };
    // Without it nothing was told: the next visit asks for all of it.
    const leaveIdle = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      leaveIdle();
      leaving.abort();
    };
  }, [store]);
}
