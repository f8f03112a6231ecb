// What happens to offline data when its reader leaves, or wants it removed. Protects: none of one
// reader's data is there for the next, and their changes are sent before, if possible.
import { atom } from 'jotai';
import { forgetKept } from '@/lib/browser/storage/kept-caches';
import { keepPagesAnew } from '@/lib/browser/offline/offline-worker';
import { isOnline } from '@/lib/browser/offline/online';
import { dropUnsent, forgetTaken, readOutbox, writeOutbox } from '@/lib/browser/offline/outbox';
import { forgetSearchesOf } from '@/lib/browser/storage/recent-searches';
import { removeStored } from '@/lib/browser/storage/storage';
import { keptForKey } from '@/lib/model/offline/storage-keys';
import { keepOutboxAtom } from '../unsent/keep-outbox';
import { keepsNothingAtom } from './keeps-nothing';
import { sendOutboxAtom } from './send-outbox';

/** Sends pending changes; never fails. */
export const sendBeforeLeavingAtom = atom(null, async (_get, set): Promise<void> => {
  if (isOnline() && readOutbox().length > 0) await set(sendOutboxAtom).catch(() => undefined);
});

/**
 * The reader `owner` has signed out: deletes stored content, searches, and changes that could not
 * be sent.
 */
export const leaveOfflineAtom = atom(null, async (_get, _set, owner: string): Promise<void> => {
  const { clearReaderCaches } = await import('@/lib/browser/feed/list-cache');
  dropUnsent(readOutbox().flatMap((entry) => (entry.owner === owner ? [entry.key] : [])));
  forgetTaken(owner);
  forgetSearchesOf(owner);
  clearReaderCaches();
  removeStored(keptForKey);
  await forgetKept();
  await keepPagesAnew();
});

/** Runs `wipe` and deletes all stored content; changes that were not sent yet stay. */
export const clearOfflineAtom = atom(null, async (_get, set, wipe: () => void): Promise<void> => {
  await set(sendBeforeLeavingAtom);
  const unsent = readOutbox();
  wipe();
  if (unsent.length > 0) writeOutbox(unsent);
  // When offline, deleted pages could not be fetched again, and they are this reader's: the browser
  // would show its own error page.
  await forgetKept({ pages: isOnline() });
  await set(keepOutboxAtom);
  await keepPagesAnew();
  set(keepsNothingAtom, true);
});
