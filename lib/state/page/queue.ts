// Adds to the read-aloud queue, and removes from it, without opening the player.
import { atom } from 'jotai';
import { listenAtom, listenRequestAtom } from './listen';

/** Appends an event; if nothing is playing, it is read at once. */
export const addToQueueAtom = atom(null, (get, set, id: string) => {
  const listening = get(listenRequestAtom);
  if (!listening) return set(listenAtom, { kind: 'event', id });
  set(listenRequestAtom, { ...listening, adds: [...(listening.adds ?? []), id] });
});

/** Removes an event that the reader does not want from what is read. */
export const dropFromQueueAtom = atom(null, (get, set, id: string) => {
  const listening = get(listenRequestAtom);
  if (!listening) return;
  const adds = listening.adds?.filter((added) => added !== id);
  set(listenRequestAtom, { ...listening, adds, drops: [...(listening.drops ?? []), id] });
});
