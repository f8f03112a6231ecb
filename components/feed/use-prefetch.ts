import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { prefetchFeedsAtom } from '@/lib/state/feed';

/** Fills the other tabs after the first screen, one by one; stops when the list goes. */
export function usePrefetch(): void {
  const prefetch = useSetAtom(prefetchFeedsAtom);
  useEffect(() => {
    const controller = new AbortController();
    void prefetch(controller.signal);
    return () => controller.abort();
  }, [prefetch]);
}
