// Restores a list after the reader left it for another page of the site: same length, same scroll
// position. Protects: a list that was refreshed too long ago, belongs to another reader or is too
// long to be stored starts at its top, as any list.
import { atom } from 'jotai';
import { forgetLeftList, keepLeftList, takeLeftList } from '@/lib/browser/feed/left-list';
import { aboveTop, goToRow, openList, topRow } from '@/lib/browser/feed/list-rows';
import { leftFeed } from '@/lib/model/feed/reduce-feed';
import { readerAtom } from '../page/reader';
import { dispatchAtom } from './fill-feed';
import { eventAtRowAtom, rowOfEventAtom } from './list-place';
import { unmutedFeedAtom } from './store-list';
import { openTabAtom } from './tabs';

/** A longer list that is left for another page starts over on coming back; some 300 KB. */
const leftListMost = 200;

/** The page is left: stores the open list if the reader is in the middle of it. */
export const leaveListPageAtom = atom(null, (get, set): void => {
  const tab = get(openTabAtom);
  const feed = leftFeed(set(unmutedFeedAtom, tab));
  const list = openList();
  // This leads to another page of the site, from where going back returns to the stored list.
  if (!list) return;
  const index = topRow(list);
  const event = index === undefined ? undefined : set(eventAtRowAtom, tab, index);
  if (!feed || !index || event === undefined) return forgetLeftList();
  if (feed.events.length + feed.history_events.length > leftListMost) return forgetLeftList();
  const place = { tab, reader: get(readerAtom)?.id, event, above: aboveTop(list, index) };
  keepLeftList({ ...place, feed });
});

/** How many frames a list gets to render its rows before it is scrolled to one of them. */
const framesToRender = 2;

/** Restores the list as `reader` left it; returns whether there was one. */
export const resumeListAtom = atom(null, async (get, set): Promise<boolean> => {
  const left = takeLeftList(get(readerAtom)?.id, Date.now());
  if (left?.tab !== get(openTabAtom)) return false;
  set(dispatchAtom, left.tab, { type: 'resumed', list: left.feed, now: Date.now() });
  for (let frame = 0; frame < framesToRender; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const list = openList();
  const index = set(rowOfEventAtom, left.tab, left.event);
  if (list && index !== undefined) {
    await goToRow(list, index, false);
    list.scrollBy({ top: left.above, behavior: 'instant' });
  }
  return true;
});
