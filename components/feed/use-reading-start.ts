import { useStore } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { restoreReadAtom } from '@/lib/state/feed/first-marks';

/** What a page knows of earlier reading: marks of this visit, and kept articles that are too old. */
export function useReadingStart(): void {
  const store = useStore();
  useEffect(() => {
    store.set(restoreReadAtom);
    const sweep = async () => {
      const { sweepDetailsAtom } = await import('@/lib/state/article/cached-details');
      await store.set(sweepDetailsAtom);
    };
    // What is too old stays until the next visit.
    return whenIdle(() => void sweep().catch(() => undefined));
  }, [store]);
}
