// A list that is left for another page of the site and come back to: it is as long as it was and
// stands where it stood. Protects: what was refreshed too long ago, is somebody else's or too long to
// be kept begins at its top, as any list.
import { atom } from 'jotai';
import { forgetLeftList, keepLeftList, takeLeftList } from '@/lib/browser/left-list';
import { aboveTop, goToRow, openList, topRow } from '@/lib/browser/list-rows';
import { leftFeed } from '@/lib/model/feed/reduce-feed';
import { leftListMost } from '@/lib/model/limits/feed';
import { readerAtom } from '../page/reader';
import { dispatchAtom } from './fill-feed';
import { eventAtRowAtom, rowOfEventAtom } from './list-place';
import { unmutedFeedAtom } from './store-list';
import { openTabAtom } from './tabs';

/** The page is left: keeps the open list where the reader is in the middle of it. */
export const leaveListPageAtom = atom(null, (get, set): void => {
  const tab = get(openTabAtom);
  const feed = leftFeed(set(unmutedFeedAtom, tab));
  const list = openList();
  // Another page of the site, whose way back leads to the list that is kept.
  if (!list) return;
  const index = topRow(list);
  const event = index === undefined ? undefined : set(eventAtRowAtom, tab, index);
  if (!feed || !index || event === undefined) return forgetLeftList();
  if (feed.events.length + feed.history_events.length > leftListMost) return forgetLeftList();
  const place = { tab, reader: get(readerAtom)?.id, event, above: aboveTop(list, index) };
  keepLeftList({ ...place, feed });
});

/** Frames that a list gets to render its rows before the way to one of them begins. */
const framesToRender = 2;

/** Puts the list back as `reader` left it; the answer says whether there was one. */
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
