// A list as it is written down, for a visit without network and for the way back. Protects: what the
// reader muted stays on the page, hidden, so that it can come back to its place, and is stored nowhere.
import { atom } from 'jotai';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { Feed } from '@/lib/model/feed/feed';
import { keptListMost } from '@/lib/model/limits/feed';
import { hiddenAtom } from '../page/hidden';
import { readerAtom, unsureAtom } from '../page/reader';
import { feedAtom } from './feed';

/** The feed of a tab without what is muted. */
export const unmutedFeedAtom = atom(null, (get, _set, tab: string): Feed<FeedEntry> => {
  const feed = get(feedAtom(tab));
  const hidden = get(hiddenAtom);
  const stays = ({ id }: FeedEntry) => !hidden.has(id);
  const { events, history_events } = feed;
  return {
    ...feed,
    events: events.filter(stays),
    history_events: history_events.filter(stays),
  };
});

/** Stores the list of a tab; one that has become long stays as it is stored. */
export const storeListAtom = atom(null, async (get, set, tab: string): Promise<void> => {
  if (get(unsureAtom)) return;
  const { keepList } = await import('@/lib/browser/list-cache');
  // Not before: what is muted or cleared meanwhile is not written any more.
  const page = set(unmutedFeedAtom, tab);
  const { refreshed_at: at } = page;
  if (at === undefined || page.events.length > keptListMost) return;
  keepList(tab, { page, at }, get(readerAtom)?.id);
});
