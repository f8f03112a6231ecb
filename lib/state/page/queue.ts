// Adds to the read-aloud queue, and removes from it, without opening the player.
import { atom } from 'jotai';
import { listenAtom, listenRequestAtom } from './listen';

/** The events of what is read aloud, as the player has them. */
export const queuedAtom = atom<readonly string[]>([]);

/** An event behind everything else; where nothing is listened to, it is read at once. */
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
