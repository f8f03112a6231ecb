// Which event's article is open beside the list: its card says so. Protects: of all cards only the
// two that it concerns are drawn again.
import { atom, type Atom } from 'jotai';
import { deskAtom } from '../page/desk';

/** The event that the address names; kept by whoever draws its article. */
export const shownEventAtom = atom<string | undefined>(undefined);

const currentEventAtom = atom((get) => (get(deskAtom) ? get(shownEventAtom) : undefined));

/** Whether an event is the one that is open beside the list. */
export function isCurrentAtom(id: string): Atom<boolean> {
  return atom((get) => get(currentEventAtom) === id);
}
