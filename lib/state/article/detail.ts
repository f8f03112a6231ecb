// The article that a tap has opened, until the router knows of it. Whether the list led to it stands
// in the history itself, where a reload does not lose it.
import { atom } from 'jotai';
import { pushDetail } from '@/lib/browser/address';
import { afterBackEntries } from '@/lib/browser/back-entry';

/**
 * The article that a tap has put into the address, until the router has come round to that: it is
 * shown in the frame of the tap.
 */
export const namedAheadAtom = atom<string | undefined>(undefined);

/** Opens an article over the list, at once and without asking the server for a page. */
export const openDetailAtom = atom(null, (_get, set, id: string) => {
  // An article that is just being closed is out of the address first.
  afterBackEntries(() => {
    set(namedAheadAtom, id);
    pushDetail(id);
  });
});
