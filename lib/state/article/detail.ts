// How the reader came to the article that is open: "if it was opened from the list, close goes back
// one step; otherwise close replaces the location with the list".
import { atom } from 'jotai';
import { pushDetail } from '@/lib/browser/address';

/** The id of the article that was opened from the list in this page's life. */
export const openedFromListAtom = atom<string | undefined>(undefined);

/**
 * The article that a tap has put into the address, until the router has come round to that: it is
 * shown in the frame of the tap.
 */
export const namedAheadAtom = atom<string | undefined>(undefined);

/** Opens an article over the list, at once and without asking the server for a page. */
export const openDetailAtom = atom(null, (_get, set, id: string) => {
  set(openedFromListAtom, id);
  set(namedAheadAtom, id);
  pushDetail(id);
});
