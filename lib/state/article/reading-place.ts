// How far an article was read, kept for this visit and, for signed-in readers, on all devices of
// the account. Protects: the service is told only when an article is left; an undelivered position
// is queued like a mark, and until then this device uses its own.
import { atom } from 'jotai';
import { keepUnsent, readOutbox } from '@/lib/browser/offline/outbox';
import { keepReadingPlace, readingPlace } from '@/lib/browser/feed/reading-place';
import { ownReaderAtom } from '../page/reader';
import { patchCachedAtom } from './cached-details';
import { sendUnsentAtom } from './changes';

export type LeftPlace = {
  id: string;
  version: string;
  topPx: number;
  /** The same in the unit of `lib/model/article/reading-place.ts`. */
  place: number;
  /** The service's position when the article was opened. */
  told: number;
};

/** Stores the position at which an article is left. */
export const keepPlaceAtom = atom(null, async (get, set, left: LeftPlace): Promise<void> => {
  const { id, version, topPx, place } = left;
  const told = readingPlace(id, version)?.told ?? left.told;
  keepReadingPlace(id, version, { topPx, told });
  const reader = get(ownReaderAtom);
  if (!reader) return;
  const owner = reader.id;
  const isWaiting = readOutbox().some(
    (one) => one.owner === owner && one.call === 'KeepReadingPlace' && one.id === id,
  );
  // Where another place still waits, the one that the service has is a word, too: the last one.
  if (place === told && !isWaiting) return;
  const input = { event_id: id, event_version_id: version, place };
  const call = { call: 'KeepReadingPlace', id, input, before: {}, after: {} } as const;
  const outcome = await set(sendUnsentAtom, keepUnsent({ owner, ...call }));
  if (outcome !== 'taken') return;
  // Even if the article was left again meanwhile, this is what the service has.
  const now = readingPlace(id, version);
  keepReadingPlace(id, version, { topPx: now?.topPx ?? topPx, told: place });
  await set(patchCachedAtom, id, { reading_place: place || undefined });
});
