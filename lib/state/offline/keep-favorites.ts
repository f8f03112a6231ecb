// Stores the newest saved events with their articles for offline reading. Fetched again when others
// are saved or one of them is updated; what is already stored is not. Protects: of a reader who signs
// out meanwhile nothing is stored after that.
import { atom } from 'jotai';
import { keepSet, readKeptSet, removeKeptSet } from '@/lib/browser/offline/kept';
import type { NewsEvent } from '@/lib/contract';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { keepArticlesAtom } from './keep-article';

/** How many of the newest saved events are stored with their articles. */
export const keptFavorites = 50;

/** Identifies these events and their versions. */
const versions = (events: readonly NewsEvent[]) =>
  events.map(({ id, event_version_id }) => `${id} ${event_version_id}`).join('\n');

/**
 * Incremented by each change of the stored favorites: components that show them read them again.
 */
export const keptChangesAtom = atom(0);

export const keepFavoritesAtom = atom(null, async (get, set): Promise<void> => {
  const reader = get(ownReaderAtom)?.id;
  if (reader === undefined) return;
  const stays = () => get(ownReaderAtom)?.id === reader;
  try {
    const events: NewsEvent[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined && events.length < keptFavorites) {
      const { data } = await set(callAtom)('ListCollectEvents', { cursor }, { quiet: true });
      if (!data) return;
      events.push(...data.events);
      cursor = nextCursor(data, cursor);
    }
    const newest = events.slice(0, keptFavorites);
    const known = await readKeptSet('favourites', reader);
    if (!stays()) return;
    if (known?.whole && versions(known.events) === versions(newest)) return;
    const changed = () => set(keptChangesAtom, (changes) => changes + 1);
    if (newest.length === 0) {
      if (known) await removeKeptSet('favourites', reader).then(changed);
      return;
    }
    const at = Date.now();
    const kept = { kind: 'favourites', id: reader, at, events: newest, items: [] } as const;
    // Saved before its articles, so that none of them is evicted from then on.
    await keepSet({ ...kept, events: newest, items: [], size: 0, whole: false });
    changed();
    const articles = await set(keepArticlesAtom, newest, { stays });
    if (!stays()) return;
    await keepSet({ ...kept, events: newest, items: [], ...articles });
    changed();
  } catch {
    // When offline or out of room nothing is renewed; stored content stays.
  }
});
