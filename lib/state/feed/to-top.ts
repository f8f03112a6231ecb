// Scrolls the open list to its top, from components outside of it.
import { atom } from 'jotai';

const timesAtom = atom(0);

/** How often the reader has asked for the top. */
export const topAskedAtom = atom((get) => get(timesAtom));

export const goToTopAtom = atom(null, (get, set) => set(timesAtom, get(timesAtom) + 1));
