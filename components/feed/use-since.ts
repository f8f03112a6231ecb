import { useStore } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/page/idle';

/**
 * Records when the reader leaves, and asks what arrived once they are back; from the first idle
 * moment on.
 */
export function useSince(): void {
  const store = useStore();
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async () => {
      const { hearOfLeavingAtom } = await import('@/lib/state/feed/since');
      store.set(hearOfLeavingAtom, leaving.signal);
    };
    // If this fails, nothing is shown: the next visit asks for the whole period.
    const leaveIdle = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      leaveIdle();
      leaving.abort();
    };
  }, [store]);
}
