// What the reader wants to hear. The player, and the calls that bring it, are loaded when somebody
// first listens.
import { atom } from 'jotai';
import { readStored } from '@/lib/browser/storage';
import type { Language } from '@/lib/model/text/languages';
import { leftQueueKey } from '@/lib/model/wire/storage-keys';

/** One article whole, the open list in short, or the report of a day. */
export type ListenRequest =
  /** `lang`: it is translated into this one, which is not the reader's. */
  { kind: 'event'; id: string; lang?: Language } | { kind: 'list' } | { kind: 'day'; date: string };

type Listening = {
  /** `left`: what was read aloud on the page before, paused. */
  request: ListenRequest | { kind: 'left' };
  /** Each press is a request of its own: `at` tells two of the same apart. */
  at: number;
  /** Events that were added to its queue and are not there yet. */
  adds?: readonly string[];
  /** Events that its reader wants no more of and that may be there still. */
  drops?: readonly string[];
};

export const listenRequestAtom = atom<Listening | undefined>(undefined);

/** Brings back what was read aloud on the page before, where nothing is yet. */
export const resumeListeningAtom = atom(null, (get, set): void => {
  if (get(listenRequestAtom) || readStored(leftQueueKey, 'sessionStorage') === undefined) return;
  set(listenRequestAtom, { request: { kind: 'left' }, at: 0 });
});

export const listenAtom = atom(null, (_get, set, request: ListenRequest) => {
  set(listenRequestAtom, (before) => ({ request, at: (before?.at ?? 0) + 1 }));
});
