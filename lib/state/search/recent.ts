// The searches of this reader on this device, known once the page is alive: the server knows none.
import { atom } from 'jotai';
import { forgetSearches, keepSearch, recentSearches } from '@/lib/browser/recent-searches';
import { ownReaderAtom } from '../page/reader';

const searchesAtom = atom<readonly string[]>([]);

/** Newest first. */
export const recentSearchesAtom = atom((get) => get(searchesAtom));

/** Reads those of whoever is reading; to be called again when that is somebody else. */
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
