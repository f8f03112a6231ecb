import { useAtomValue, useSetAtom } from 'jotai';
import { usePathname } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { listPath } from '@/lib/browser/address';
import { savesData, whenIdle } from '@/lib/browser/idle';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import { peekDetailAtom, precacheDetailsAtom } from '@/lib/state/article/cached-details';
import { settingAtom } from '@/lib/state/page/settings';

/** How long a list must be left alone before the articles on the screen are fetched ahead. */
const precacheQuietMs = 300;

/** The events whose rows are on the screen; rows carry their place as `data-index`. */
function visibleEvents(scroller: HTMLElement, rows: readonly FeedRow<FeedEntry>[]): FeedEntry[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll<HTMLElement>('[data-index]')].flatMap((element) => {
    const row = rows[Number(element.dataset.index)];
    const box = element.getBoundingClientRect();
    return row?.kind === 'event' && box.bottom > top && box.top < bottom ? [row.event] : [];
  });
}

/** Fetches articles and draws their first lines; all in the moments that nobody needs. */
function usePrepare() {
  const precache = useSetAtom(precacheDetailsAtom);
  const peek = useSetAtom(peekDetailAtom);
  const language = useAtomValue(settingAtom('language'));
  return useCallback(
    async (events: readonly FeedEntry[]) => {
      await precache(events);
      const { drawAhead } = await import('@/components/article/article-blocks');
      for (const { id } of events) {
        await new Promise<void>((resolve) => whenIdle(resolve));
        const detail = peek(id);
        if (detail) drawAhead(detail, language);
      }
    },
    [precache, peek, language],
  );
}

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
  const prepare = usePrepare();
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
          // What was not fetched or drawn ahead is fetched and drawn by the tap.
          prepare(visibleEvents(scroller, rows)).catch(() => undefined);
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
  }, [scroller, rows, seen, prepare]);
  return null;
}
