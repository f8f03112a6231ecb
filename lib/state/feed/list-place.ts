// The place in a list, in rows: which event is in which row, for reporting or offering the place.
import { atom } from 'jotai';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { feedRows } from '@/lib/model/feed/feed-rows';
import { placeRowsLeast } from '@/lib/model/limits/places';
import { hiddenAtom } from '../page/hidden';
import { settingAtom } from '../page/settings';
import { feedAtom } from './feed';
import { keepListPlaceAtom, listPlaceAtom } from './places';

const rowsAtom = atom(null, (get, _set, tab: string) =>
  feedRows(get(feedAtom(tab)), get(settingAtom('infiniteScroll')), get(hiddenAtom)),
);

/** The event in a row of a tab; undefined for other rows. */
export const eventAtRowAtom = atom(null, (_get, set, tab: string, index: number) => {
  const row = set(rowsAtom, tab)[index];
  return row?.kind === 'event' ? row.event.id : undefined;
});

/** The row of an event; undefined if it has none. */
export const rowOfEventAtom = atom(null, (_get, set, tab: string, id: string) => {
  const index = set(rowsAtom, tab).findIndex((row) => row.kind === 'event' && row.event.id === id);
  return index < 0 ? undefined : index;
});

/** Reports the place, unless it is the beginning. */
export const tellRowAtom = atom(null, async (_get, set, tab: string, index: number) => {
  const event = set(eventAtRowAtom, tab, index);
  if (event !== undefined && index >= placeRowsLeast) await set(keepListPlaceAtom, tab, event);
});

/**
 * The row at which the reader stopped on another device, if it is on the page and far enough away
 * to be worth offering.
 */
export const offeredRowAtom = atom(
  null,
  async (_get, set, tab: string): Promise<{ index: number; event: FeedEntry } | undefined> => {
    const place = await set(listPlaceAtom, tab);
    if (!place) return undefined;
    const rows = set(rowsAtom, tab);
    const index = rows.findIndex((row) => row.kind === 'event' && row.event.id === place.id);
    const row = rows[index];
    return row?.kind === 'event' && index >= placeRowsLeast
      ? { index, event: row.event }
      : undefined;
  },
);
