// Reveals the answer being written at a steady pace, with one timer, set only for the next visible
// change. Protects: the page wakes up only when there is something new to show.
import { atom } from 'jotai';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import {
  endReveal,
  nextChangeAt,
  noReveal,
  receiveChunk,
  revealAt,
  type Reveal,
} from '@/lib/model/reveal/reveal';
import { chatClockAtom } from './chat-clock';

/** `id` is the message's id. */
export type LiveAnswer = { id: string; reveal: Reveal };

const liveAtom = atom<LiveAnswer | undefined>(undefined);
const timerAtom = atom<unknown>(undefined);

/** The newest answer since the page was loaded, paced. */
export const liveAnswerAtom = atom((get) => get(liveAtom));

const showAtom = atom(null, (get, set, live: LiveAnswer) => {
  const { clock } = get(chatClockAtom);
  set(liveAtom, live);
  const handle = get(timerAtom);
  if (handle !== undefined) clock.clearTimeout(handle);
  const next = nextChangeAt(live.reveal);
  const wait = next === undefined ? undefined : Math.max(0, Math.ceil(next - clock.elapsed()));
  set(timerAtom, wait === undefined ? undefined : clock.setTimeout(() => set(stepAtom), wait));
});

const stepAtom = atom(null, (get, set) => {
  const live = get(liveAtom);
  const { clock } = get(chatClockAtom);
  if (live) set(showAtom, { ...live, reveal: revealAt(live.reveal, clock.elapsed()) });
});

/** Begins a new answer; the previous one is shown whole from now on. */
export const startAnswerAtom = atom(null, (_get, set, id: string) => {
  set(showAtom, { id, reveal: noReveal });
});

/** Adds a chunk to the answer; ignored for any answer but the live one. */
export const writeAnswerAtom = atom(null, (get, set, id: string, chunk: ChatChunk) => {
  const live = get(liveAtom);
  if (live?.id !== id) return;
  const { clock } = get(chatClockAtom);
  set(showAtom, { id, reveal: receiveChunk(live.reveal, chunk, clock.elapsed()) });
});

/** The turn is over; after a failure or a cancel everything that arrived is shown at once. */
export const endAnswerAtom = atom(null, (get, set, id: string, completed: boolean) => {
  const live = get(liveAtom);
  if (live?.id === id) set(showAtom, { id, reveal: endReveal(live.reveal, completed) });
});
