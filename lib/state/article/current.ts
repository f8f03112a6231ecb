// Which event's article is open beside the list: its card is highlighted. Protects: only the two
// affected cards re-render.
import { atom, type Atom } from 'jotai';
import { deskAtom } from '../page/desk';

/** The event that the address names; set by the component that renders its article. */
export const shownEventAtom = atom<string | undefined>(undefined);

const currentEventAtom = atom((get) => (get(deskAtom) ? get(shownEventAtom) : undefined));

/** Whether an event is the one open beside the list. */
export function isCurrentAtom(id: string): Atom<boolean> {
  return atom((get) => get(currentEventAtom) === id);
}
