// Pending saves and removals that wait to be sent. Protects: a reader who saved an article while
// offline finds it among the favorites, and one they removed is gone.
import { atom, type Getter } from 'jotai';
import { readOutbox } from '@/lib/browser/offline/outbox';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { toEntry } from '@/lib/model/feed/to-entry';
import { cachedDetailAtom } from '../article/cached-details';
import { feedAtom } from './feed';
import { tabsAtom } from './tabs';

const inLists = (get: Getter, id: string): FeedEntry | undefined =>
  get(tabsAtom)
    .flatMap(({ key }) => get(feedAtom(key)).events)
    .find((entry) => entry.id === id);

/**
 * A page of `reader`'s favorites with pending changes applied; the newest saves come first on the
 * `first` page.
 */
export const withWaitingAtom = atom(
  null,
  async (get, set, page: readonly FeedEntry[], reader: string, first: boolean) => {
    const waiting = readOutbox().filter(
      ({ owner, call }) => owner === reader && call === 'CollectOrUncollectEvents',
    );
    const rowOf = async (id: string): Promise<FeedEntry | undefined> => {
      const listed = page.find((entry) => entry.id === id) ?? inLists(get, id);
      if (listed) return listed;
      const article = await set(cachedDetailAtom, id);
      return article && toEntry(article);
    };
    const isSaved = new Map(waiting.map(({ id, after }) => [id, after.collected === true]));
    const saved = [...isSaved].filter(([, is]) => is && first).reverse();
    const rows = await Promise.all(saved.map(([id]) => rowOf(id)));
    const shown = rows.flatMap((row) => (row ? [{ ...row, collected: true }] : []));
    const above = new Set(shown.map(({ id }) => id));
    const rest = page.filter(({ id }) => !above.has(id) && isSaved.get(id) !== false);
    return [...shown, ...rest];
  },
);
