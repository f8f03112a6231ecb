// The article that a tap has opened, until the router has caught up. Whether the list led to it is
// stored in the history entry, where it survives a reload.
import { atom } from 'jotai';
import { pushDetail, pushNext } from '@/lib/browser/history/address';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import { isWide } from '@/lib/browser/page/wide';
import { closePopupAtom, popupsAtom } from '../page/popups';

/**
 * The article whose address a tap has pushed, until the router has caught up: it is shown in the
 * frame of the tap.
 */
export const namedAheadAtom = atom<string | undefined>(undefined);

/** In the wide layout an article is a column of the page: popups over it would hide it. */
const makeWayAtom = atom(null, (get, set) => {
  if (!isWide()) return;
  // The assistant is a column, too. Closes the last one first, so that history entries are removed
  // from the top.
  const over = get(popupsAtom).filter(({ open, popup }) => open && popup.kind !== 'chat');
  for (const { id } of over.reverse()) set(closePopupAtom, id);
});

const openAtom = atom(null, (_get, set, id: string, push: (id: string) => void) => {
  set(makeWayAtom);
  // Wait until whatever is being closed, another article or a popup, has left the history.
  afterBackEntries(() => {
    set(namedAheadAtom, id);
    push(id);
  });
});

/** Opens an article over the list, at once and without requesting a page from the server. */
export const openDetailAtom = atom(null, (_get, set, id: string) => set(openAtom, id, pushDetail));

/** Opens an article from another one; going back returns to that one. */
export const openNextAtom = atom(null, (_get, set, id: string) => set(openAtom, id, pushNext));
