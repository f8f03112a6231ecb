// Whether there is any article that opens without network. Protects: nobody is told so where there is
// none, such as after all of it was removed.
import { atom } from 'jotai';
import { keptDetails } from '@/lib/browser/feed/detail-cache';
import { idsOf, keptSets } from '@/lib/browser/offline/kept';

/** False until it was looked at. */
export const keepsNothingAtom = atom(false);

export const lookAtKeptAtom = atom(null, async (_get, set): Promise<void> => {
  const sets = await keptSets();
  const isKept = sets.some((set) => idsOf(set).length > 0) || keptDetails(Date.now()).length > 0;
  set(keepsNothingAtom, !isKept);
});
