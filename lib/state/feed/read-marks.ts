// What the reader has read: marked on the page, in this visit's list, in what is kept of the
// article, and at the service.
import { atom } from 'jotai';
import { addReadId, clearReadIds, readIds } from '@/lib/browser/read-list';
import { clearReadingPlaces } from '@/lib/browser/reading-place';
import { markReadAtom } from './event';
import { patchKeptAtom } from '../article/kept-details';
import { patchAtom } from '../article/overlay';

/** Marks an article that is open as read. */
export const readArticleAtom = atom(null, async (_get, set, id: string, version?: string) => {
  addReadId(id);
  void set(patchKeptAtom, id, { has_read: true, has_updated: false });
  await set(markReadAtom, id, version);
});

/** Marks again what was read earlier in this visit; once, after the first screen. */
export const restoreReadAtom = atom(null, (_get, set) => {
  for (const id of readIds()) set(patchAtom, id, { has_read: true });
});

/** Forgets what was read in this visit: somebody else is reading now. */
export const forgetReadingAtom = atom(null, () => {
  clearReadIds();
  clearReadingPlaces();
});
