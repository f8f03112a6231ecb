// Which conversation is open in this tab: the last one of the reader's place, a new one, or one
// that was chosen. Protects: the question just asked and its answer are always visible.
import { atom } from 'jotai';
import type { Open } from '@/lib/model/chat/conversations';

export const openAtom = atom<Open>({ place: '' });

/** Whether the list of conversations is shown instead of the open one. */
export const listedAtom = atom(false);

/** Moves to a place: the last conversation there continues, unless another was chosen. */
export const enterPlaceAtom = atom(null, (get, set, place: string) => {
  if (get(openAtom).place !== place) set(openAtom, { place });
});

/** Shows a conversation, wherever it began; without an id the last one of the place. */
export const showConversationAtom = atom(null, (get, set, id?: string) => {
  set(openAtom, { place: get(openAtom).place, id });
  set(listedAtom, false);
});
