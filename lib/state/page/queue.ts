// What the reader adds to what is read aloud, and takes out of it without looking at it.
import { atom } from 'jotai';
import { listenAtom, listenRequestAtom } from './listen';

/** An event behind everything else; where nothing is listened to, it is read at once. */
export const addToQueueAtom = atom(null, (get, set, id: string) => {
  const listening = get(listenRequestAtom);
  if (!listening) return set(listenAtom, { kind: 'event', id });
  set(listenRequestAtom, { ...listening, adds: [...(listening.adds ?? []), id] });
});

/** An event that the reader wants no more of is not read. */
export const dropFromQueueAtom = atom(null, (get, set, id: string) => {
  const listening = get(listenRequestAtom);
  if (!listening) return;
  const adds = listening.adds?.filter((added) => added !== id);
  set(listenRequestAtom, { ...listening, adds, drops: [...(listening.drops ?? []), id] });
});
