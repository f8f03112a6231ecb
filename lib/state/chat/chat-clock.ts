// Time and randomness for the chat; tests replace them.
import { atom } from 'jotai';
import { systemTimer, type Timer } from '@/lib/model/timer';

export type ChatClock = Timer & {
  /** Milliseconds since 1970: when a message was sent. */
  now(): number;
  /** Monotonic milliseconds: the pace of an answer. */
  elapsed(): number;
  random(): number;
};

const systemClock: ChatClock = {
  ...systemTimer,
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
};

export const chatClockAtom = atom<{ clock: ChatClock }>({ clock: systemClock });
