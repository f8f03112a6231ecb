// How a list is stored, for offline visits and for coming back. Protects: muted events stay on the
// page, hidden, so that they can return to their places, and are never stored.
import { atom } from 'jotai';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { Feed } from '@/lib/model/feed/feed';
import { hiddenAtom } from '../page/hidden';
import { readerAtom, unsureAtom } from '../page/reader';
import { feedAtom } from './feed';

/** A longer list is not stored in the browser, where it would crowd out everything else. */
export const keptListMost = 100;

/** A tab's feed without muted events. */
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

/** Stores a tab's list; the stored copy of a list that has become too long stays as it was. */
export const storeListAtom = atom(null, async (get, set, tab: string): Promise<void> => {
  if (get(unsureAtom)) return;
  const { keepList } = await import('@/lib/browser/feed/list-cache');
  // Read only now: what was muted or cleared meanwhile must not be written.
  const page = set(unmutedFeedAtom, tab);
  const { refreshed_at: at } = page;
  if (at === undefined || page.events.length > keptListMost) return;
  keepList(tab, { page, at }, get(readerAtom)?.id);
});
