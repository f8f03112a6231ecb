// Time and chance for the chat; tests put others here.
import { atom } from 'jotai';
import { systemTimer, type Timer } from '@/lib/model/timer';

export type ChatClock = Timer & {
  /** Milliseconds since 1970: when a message was sent. */
  now(): number;
  /** Milliseconds that never run backwards: the pace of an answer. */
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
