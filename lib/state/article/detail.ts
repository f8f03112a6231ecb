// The article that a tap has opened, until the router knows of it. Whether the list led to it stands
// in the history itself, where a reload does not lose it.
import { atom } from 'jotai';
import { pushDetail, pushNext } from '@/lib/browser/address';
import { afterBackEntries } from '@/lib/browser/back-entry';
import { isWide } from '@/lib/browser/wide';
import { closePopupAtom, popupsAtom } from '../page/popups';

/**
 * The article that a tap has put into the address, until the router has come round to that: it is
 * shown in the frame of the tap.
 */
export const namedAheadAtom = atom<string | undefined>(undefined);

/** In the wide layout an article is a column of the page: what lies over that would hide it. */
const makeWayAtom = atom(null, (get, set) => {
  if (!isWide()) return;
  // The assistant is a column, too. The last one first: so their entries go from the top.
  const over = get(popupsAtom).filter(({ open, popup }) => open && popup.kind !== 'chat');
  for (const { id } of over.reverse()) set(closePopupAtom, id);
});

const openAtom = atom(null, (_get, set, id: string, push: (id: string) => void) => {
  set(makeWayAtom);
  // What is just being closed, another article or a popup, is out of the history first.
  afterBackEntries(() => {
    set(namedAheadAtom, id);
    push(id);
  });
});

/** Opens an article over the list, at once and without asking the server for a page. */
export const openDetailAtom = atom(null, (_get, set, id: string) => set(openAtom, id, pushDetail));

/** Opens an article that another one leads to, and that one again when the reader goes back. */
export const openNextAtom = atom(null, (_get, set, id: string) => set(openAtom, id, pushNext));
