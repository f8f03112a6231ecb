// What the reader adds to what is read aloud.
import { atom } from 'jotai';
import { listenAtom, listenRequestAtom } from './listen';

/** An event behind everything else; where nothing is listened to, it is read at once. */
export const addToQueueAtom = atom(null, (get, set, id: string) => {
  const listening = get(listenRequestAtom);
  if (!listening) return set(listenAtom, { kind: 'event', id });
  set(listenRequestAtom, { ...listening, adds: [...(listening.adds ?? []), id] });
});
