// What the reader has read: marked on the page, in this visit's list, in the cached article, and at
// the service.
import { atom } from 'jotai';
import { addReadId, clearReadIds } from '@/lib/browser/feed/keep-read';
import { clearReadingPlaces } from '@/lib/browser/feed/reading-place';
import { markReadAtom } from './event';
import { patchCachedAtom } from '../article/cached-details';

/** Marks an open article as read. */
export const readArticleAtom = atom(null, async (_get, set, id: string, version?: string) => {
  addReadId(id);
  void set(patchCachedAtom, id, { has_read: true, has_updated: false });
  await set(markReadAtom, id, version);
});

/** Forgets what was read in this visit: the reader has changed. */
export const forgetReadingAtom = atom(null, () => {
  clearReadIds();
  clearReadingPlaces();
});
