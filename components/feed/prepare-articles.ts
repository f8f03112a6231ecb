// Prepares articles that a tap may open: fetches them, and renders their first lines.
import type { useStore } from 'jotai';
import { whenIdle } from '@/lib/browser/page/idle';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import { peekDetailAtom, precacheDetailsAtom } from '@/lib/state/article/cached-details';
import { settingAtom } from '@/lib/state/page/settings';

/** The events whose rows are visible; rows have their index in `data-index`. */
function visibleEvents(scroller: HTMLElement, rows: readonly FeedRow<FeedEntry>[]): FeedEntry[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll<HTMLElement>('[data-index]')].flatMap((element) => {
    const row = rows[Number(element.dataset.index)];
    const box = element.getBoundingClientRect();
    return row?.kind === 'event' && box.bottom > top && box.top < bottom ? [row.event] : [];
  });
}

/** Prepares the visible ones, in idle moments. */
export async function prepareArticles(
  store: ReturnType<typeof useStore>,
  scroller: HTMLElement,
  rows: readonly FeedRow<FeedEntry>[],
): Promise<void> {
  const events = visibleEvents(scroller, rows);
  await store.set(precacheDetailsAtom, events);
  const { drawAhead } = await import('@/components/article/article-blocks');
  for (const { id } of events) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    const detail = store.set(peekDetailAtom, id);
    if (detail) drawAhead(detail, store.get(settingAtom('language')));
  }
}
