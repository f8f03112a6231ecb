// What is kept for reading without network when its reader goes, or wants it gone. Protects: nothing
// of one reader is there for the next, and what they did is sent before, where it can be.
import { atom } from 'jotai';
import { forgetKept } from '@/lib/browser/kept-caches';
import { keepPagesAnew } from '@/lib/browser/offline-worker';
import { isOnline } from '@/lib/browser/online';
import { dropUnsent, forgetTaken, readOutbox, writeOutbox } from '@/lib/browser/outbox';
import { removeStored } from '@/lib/browser/storage';
import { keptForKey } from '@/lib/model/offline/storage-keys';
import { keepOutboxAtom } from '../unsent/keep-outbox';
import { sendOutboxAtom } from './send-outbox';

/** Sends what waits; never fails. */
export const sendBeforeLeavingAtom = atom(null, async (_get, set): Promise<void> => {
  if (isOnline() && readOutbox().length > 0) await set(sendOutboxAtom).catch(() => undefined);
});

/** The reader `owner` has signed out: what is kept, and what could not be sent, goes. */
export const leaveOfflineAtom = atom(null, async (_get, _set, owner: string): Promise<void> => {
  const { clearReaderCaches } = await import('@/lib/browser/list-cache');
  dropUnsent(readOutbox().flatMap((entry) => (entry.owner === owner ? [entry.key] : [])));
  forgetTaken(owner);
  clearReaderCaches();
  removeStored(keptForKey);
  await forgetKept();
  await keepPagesAnew();
});

/** Wipes what `wipe` wipes, and all that is kept; what the reader did and nobody knows yet stays. */
export const clearOfflineAtom = atom(null, async (_get, set, wipe: () => void): Promise<void> => {
  await set(sendBeforeLeavingAtom);
  const unsent = readOutbox();
  wipe();
  if (unsent.length > 0) writeOutbox(unsent);
  // Without network the pages would not come back, and they are this reader's: the browser would say in
  // its own words that nothing is there.
  await forgetKept({ pages: isOnline() });
  if (unsent.length > 0) await set(keepOutboxAtom);
  await keepPagesAnew();
});
