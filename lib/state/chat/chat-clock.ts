// Time and chance for the chat; tests put others here.
import { atom } from 'jotai';

export type ChatClock = {
  /** Milliseconds since 1970: when a message was sent. */
  now(): number;
  /** Milliseconds that never run backwards: the pace of an answer. */
  elapsed(): number;
  random(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
};

const systemClock: ChatClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  // What `setTimeout` above has given.
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

export const chatClockAtom = atom<{ clock: ChatClock }>({ clock: systemClock });
