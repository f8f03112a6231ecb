// The popups that are content over anything (a popup with an address is a route instead): one stack
// of a discriminated union. A new popup is one member here and one row of the registry.
import { atom } from 'jotai';
import type { Source } from '@/lib/model/entry';

export type Popup = { kind: 'references'; sources: readonly Source[] };

export const popupsAtom = atom<readonly Popup[]>([]);

export const openPopupAtom = atom(null, (get, set, popup: Popup) => {
  set(popupsAtom, [...get(popupsAtom), popup]);
});

/** Closes the popup on top. */
export const closePopupAtom = atom(null, (get, set) => {
  set(popupsAtom, get(popupsAtom).slice(0, -1));
});
