import { useStore } from 'jotai';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { listPath } from '@/lib/browser/history/news-paths';
import { whenIdle } from '@/lib/browser/page/idle';
import { savesData } from '@/lib/browser/device/saves-data';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';

/** How long a list must be idle before the articles on the screen are prefetched. */
const precacheQuietMs = 300;

/**
 * Prefetches the articles that a reader can tap, once the list is idle; not with data saver on.
 * Renders nothing: this way only it re-renders when an article is opened, not the list.
 */
export function Precaching({
  scroller,
  rows,
  on,
}: {
  scroller: HTMLElement | null;
  rows: readonly FeedRow<FeedEntry>[];
  on: boolean;
}) {
  const store = useStore();
  // While an article covers the list, prefetching can wait.
  const seen = usePathname() === listPath && on;
  useEffect(() => {
    if (!scroller || !seen || savesData()) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let leaveIdle = () => undefined as void;
    const wait = () => {
      clearTimeout(rest);
      leaveIdle();
      rest = setTimeout(() => {
        leaveIdle = whenIdle(() => {
          import('./prepare-articles')
            .then(({ prepareArticles }) => prepareArticles(store, scroller, rows))
            // Whatever was not prefetched or pre-rendered is loaded and rendered by the tap.
            .catch(() => undefined);
        });
      }, precacheQuietMs);
    };
    wait();
    scroller.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(rest);
      leaveIdle();
      scroller.removeEventListener('scroll', wait);
    };
  }, [scroller, rows, seen, store]);
  return null;
}
