import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { FeedLoad } from '@/lib/model/feed';
import { loadFeedAtom } from '@/lib/state/feed';
import { notifyAtom } from '@/lib/state/notices';

/** The loads of a tab. `refresh` is the one that a reader asks for: from the top, with a word after. */
export function useFeedLoads(tab: string, scroller: HTMLElement | null) {
  const start = useSetAtom(loadFeedAtom);
  const notify = useSetAtom(notifyAtom);
  const load = useCallback((kind: FeedLoad) => void start(tab, kind), [start, tab]);
  const refresh = useCallback(() => {
    scroller?.scrollTo({ top: 0 });
    void start(tab, 'refresh').then((done) => {
      if (done) notify({ key: 'feed.refreshed', tone: 'good' });
    });
  }, [scroller, start, tab, notify]);
  return { load, refresh };
}
