// The newest saved events, kept with their articles for reading without network. Fetched again when
// others are saved or one of them is told anew; what is kept already is not.
import { atom } from 'jotai';
import { keepSet, readKeptSet, removeKeptSet } from '@/lib/browser/kept';
import { keptFavorites } from '@/lib/model/limits/offline';
import type { NewsEvent } from '@/lib/contract';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { keepArticlesAtom } from './keep-article';

/** Which events these are, as they are told. */
const versions = (events: readonly NewsEvent[]) =>
  events.map(({ id, event_version_id }) => `${id} ${event_version_id}`).join('\n');

/** Grows with each change of the favorites that are kept: whoever shows them reads them again. */
export const keptChangesAtom = atom(0);

export const keepFavoritesAtom = atom(null, async (get, set): Promise<void> => {
  const reader = get(ownReaderAtom)?.id;
  if (reader === undefined) return;
  try {
    const events: NewsEvent[] = [];
    for (let cursor = ''; events.length < keptFavorites;) {
      const { data } = await set(callAtom)('ListCollectEvents', { cursor }, { quiet: true });
      if (!data) return;
      events.push(...data.events);
      if (!data.has_more || !data.next_cursor || data.next_cursor === cursor) break;
      cursor = data.next_cursor;
    }
    const newest = events.slice(0, keptFavorites);
    const known = await readKeptSet('favourites', reader);
    if (known?.whole && versions(known.events) === versions(newest)) return;
    const changed = () => set(keptChangesAtom, (changes) => changes + 1);
    if (newest.length === 0) {
      if (known) await removeKeptSet('favourites', reader).then(changed);
      return;
    }
    const at = Date.now();
    const kept = { kind: 'favourites', id: reader, at, events: newest, items: [] } as const;
    // Before its articles, which nobody removes from then on.
    await keepSet({ ...kept, events: newest, items: [], size: 0, whole: false });
    changed();
    const articles = await set(keepArticlesAtom, newest);
    if (get(ownReaderAtom)?.id !== reader) return;
    await keepSet({ ...kept, events: newest, items: [], ...articles });
    changed();
  } catch {
    // Without network or room nothing is renewed; what was kept stays.
  }
});
