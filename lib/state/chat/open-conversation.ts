// Which conversation is open in this tab: the last one of the place the reader is at, a new one, or
// one that was chosen. Protects: whatever is asked, its question and answer are what is seen.
import { atom } from 'jotai';
import type { Open } from '@/lib/model/chat/conversations';

export const openAtom = atom<Open>({ place: '' });

/** Whether the list of conversations stands in the place of the open one. */
export const listedAtom = atom(false);

/** The reader is at a place: the last conversation there goes on, unless another was chosen. */
export const enterPlaceAtom = atom(null, (get, set, place: string) => {
  if (get(openAtom).place !== place) set(openAtom, { place });
});

/** Shows a conversation, wherever it began; without an id the last one of the place. */
export const showConversationAtom = atom(null, (get, set, id?: string) => {
  set(openAtom, { place: get(openAtom).place, id });
  set(listedAtom, false);
});
