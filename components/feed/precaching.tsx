import { useStore } from 'jotai';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { listPath } from '@/lib/browser/news-paths';
import { whenIdle } from '@/lib/browser/idle';
import { savesData } from '@/lib/browser/saves-data';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';

/** How long a list must be left alone before the articles on the screen are fetched ahead. */
const precacheQuietMs = 300;

/**
 * Fetches ahead the articles that a reader can tap, once the list rests; not where data is saved.
 * Renders nothing: it alone, and not the list, has to know when an article is opened.
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
  // Under an open article the list can wait.
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
            // What was not fetched or drawn ahead is fetched and drawn by the tap.
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
