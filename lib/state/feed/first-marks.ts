// The marks that a list has before anything is done to it, and what is done to it. What takes a mark to
// the service is no part of the list's first load: it comes when the page is idle, or with the first press.
import { atom } from 'jotai';
import { readIds } from '@/lib/browser/read-list';
import { patchAtom } from '../article/overlay';
import { notifyAtom } from '../page/notices';
import type { Marks } from './event';

/** Marks again what was read earlier in this visit; once, after the first screen. */
export const restoreReadAtom = atom(null, (_get, set) => {
  for (const id of readIds()) set(patchAtom, id, { has_read: true });
});

/** Loads ahead what takes marks to the service. */
export const loadMarks = () => import('./event').catch(() => undefined);

/** Likes or saves an event, or takes that back, or has a guest asked to sign in; `session` is that of the list in which it stands. */
export const markAtom = atom(
  null,
  async (_get, set, what: 'like' | 'save', event: Marks, session: string): Promise<void> => {
    const program = await loadMarks();
    if (!program) return set(notifyAtom, { key: 'errors.partMissing', tone: 'bad' });
    const { toggleLikeAtom, toggleFavoriteAtom } = program;
    await set(what === 'like' ? toggleLikeAtom : toggleFavoriteAtom, event, session);
  },
);
