// What was saved, or is saved no longer, and waits to be sent. Protects: whoever saved an article
// without network finds it among what they saved, and not what they took out.
import { atom, type Getter } from 'jotai';
import { readOutbox } from '@/lib/browser/outbox';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { toEntry } from '@/lib/model/feed/to-entry';
import { cachedDetailAtom } from '../article/cached-details';
import { feedAtom } from './feed';
import { tabsAtom } from './tabs';

const inLists = (get: Getter, id: string): FeedEntry | undefined =>
  get(tabsAtom)
    .flatMap(({ key }) => get(feedAtom(key)).events)
    .find((entry) => entry.id === id);

/** A page of the favorites of `reader` with what waits; on the `first` one the newest saves come first. */
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
