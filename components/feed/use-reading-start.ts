import { useStore } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/page/idle';
import { restoreReadAtom } from '@/lib/state/feed/first-marks';

/**
 * Restores earlier reading state: this visit's read marks; removes cached articles that are too
 * old.
 */
export function useReadingStart(): void {
  const store = useStore();
  useEffect(() => {
    store.set(restoreReadAtom);
    const sweep = async () => {
      const { sweepDetailsAtom } = await import('@/lib/state/article/cached-details');
      await store.set(sweepDetailsAtom);
    };
    // If that fails, they stay until the next visit.
    return whenIdle(() => void sweep().catch(() => undefined));
  }, [store]);
}
