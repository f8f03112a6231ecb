// This reader's searches on this device, available after hydration: the server does not know them.
import { atom } from 'jotai';
import { forgetSearches, keepSearch, recentSearches } from '@/lib/browser/storage/recent-searches';
import { ownReaderAtom } from '../page/reader';

const searchesAtom = atom<readonly string[]>([]);

/** Newest first. */
export const recentSearchesAtom = atom((get) => get(searchesAtom));

/** Reads those of the current reader; to be called again when the reader changes. */
export const loadSearchesAtom = atom(null, (get, set) =>
  set(searchesAtom, recentSearches(get(ownReaderAtom)?.id)),
);

export const keepSearchAtom = atom(null, (get, set, query: string) =>
  set(searchesAtom, keepSearch(get(ownReaderAtom)?.id, query)),
);

export const forgetSearchesAtom = atom(null, (_get, set) => {
  forgetSearches();
  set(searchesAtom, []);
});
