// How far an article was read, kept for this visit and, of who is signed in, for every device of the
// account. Protects: the service is told when an article is left and nothing else; what it could not
// be told waits like a mark, and until then this device goes by what it knows itself.
import { atom } from 'jotai';
import { keepUnsent } from '@/lib/browser/outbox';
import { keepReadingPlace, readingPlace } from '@/lib/browser/reading-place';
import { ownReaderAtom } from '../page/reader';
import { patchCachedAtom } from './cached-details';
import { sendUnsentAtom } from './changes';

export type LeftPlace = {
  id: string;
  version: string;
  topPx: number;
  /** The same in the measure of `lib/model/article/reading-place.ts`. */
  place: number;
  /** What the service had when the article was opened. */
  told: number;
};

/** Keeps where an article is left. */
export const keepPlaceAtom = atom(null, async (get, set, left: LeftPlace): Promise<void> => {
  const { id, version, topPx, place } = left;
  const told = readingPlace(id, version)?.told ?? left.told;
  keepReadingPlace(id, version, { topPx, told });
  const reader = get(ownReaderAtom);
  if (!reader || place === told) return;
  const input = { event_id: id, event_version_id: version, place };
  const call = { call: 'KeepReadingPlace', id, input, before: {}, after: {} } as const;
  const outcome = await set(sendUnsentAtom, keepUnsent({ owner: reader.id, ...call }));
  if (outcome !== 'taken') return;
  // Where it was left again meanwhile, this is what the service has all the same.
  const now = readingPlace(id, version);
  keepReadingPlace(id, version, { topPx: now?.topPx ?? topPx, told: place });
  await set(patchCachedAtom, id, { reading_place: place || undefined });
});
