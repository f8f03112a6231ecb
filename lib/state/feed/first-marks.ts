// A list's initial marks, and the actions on its events. The code that sends marks to the service
// is not part of the list's first load: it is loaded when the page is idle, or on the first press.
import { atom } from 'jotai';
import { readIds } from '@/lib/browser/feed/read-list';
import { patchAtom } from '../article/overlay';
import { notifyAtom } from '../page/notices';
import type { Marks } from './event';

/** Restores the read marks from earlier in this visit; once, after the first screen. */
export const restoreReadAtom = atom(null, (_get, set) => {
  for (const id of readIds()) set(patchAtom, id, { has_read: true });
});

/** Preloads the code that sends marks to the service. */
export const loadMarks = () => import('./event').catch(() => undefined);

/**
 * Likes or saves an event, or undoes that, or asks a guest to sign in; `session` is the session of
 * the list that it is in.
 */
export const markAtom = atom(
  null,
  async (_get, set, what: 'like' | 'save', event: Marks, session: string): Promise<void> => {
    const program = await loadMarks();
    if (!program) return set(notifyAtom, { key: 'errors.partMissing', tone: 'bad' });
    const { toggleLikeAtom, toggleFavoriteAtom } = program;
    await set(what === 'like' ? toggleLikeAtom : toggleFavoriteAtom, event, session);
  },
);
