// What the reader wants to hear. The player and its calls are loaded on the first use.
import { atom } from 'jotai';
import { readStored, removeStored } from '@/lib/browser/storage/storage';
import type { Language } from '@/lib/model/text/languages';
import { leftQueueKey } from '@/lib/model/wire/storage-keys';

/** One whole article, the open list in brief, or the report of a day. */
export type ListenRequest =
  /** `lang`: the article is translated into this language, which is not the reader's. */
  { kind: 'event'; id: string; lang?: Language } | { kind: 'list' } | { kind: 'day'; date: string };

type Listening = {
  /** `left`: what was being read aloud on the previous page, paused. */
  request: ListenRequest | { kind: 'left' };
  /** Each press is a new request: `at` distinguishes two for the same thing. */
  at: number;
  /** Events that were added to its queue and have not loaded yet. */
  adds?: readonly string[];
  /** Events that the reader removed and that may still be in the queue. */
  drops?: readonly string[];
};

export const listenRequestAtom = atom<Listening | undefined>(undefined);

/** Restores what was being read aloud on the previous page, unless something is already. */
export const resumeListeningAtom = atom(null, (get, set): void => {
  if (get(listenRequestAtom) || readStored(leftQueueKey, 'sessionStorage') === undefined) return;
  set(listenRequestAtom, { request: { kind: 'left' }, at: 0 });
});

export const listenAtom = atom(null, (_get, set, request: ListenRequest) => {
  set(listenRequestAtom, (before) => ({ request, at: (before?.at ?? 0) + 1 }));
});

/** Its listener has signed out: closes the player, and the next page restores nothing. */
export const stopListeningAtom = atom(null, (_get, set): void => {
  removeStored(leftQueueKey, 'sessionStorage');
  set(listenRequestAtom, undefined);
});
