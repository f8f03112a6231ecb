// The articles that an answer leads to.
import { atom } from 'jotai';
import { atDetail, atList, detailHref, openAddress, replaceDetail } from '@/lib/browser/address';
import { afterBackEntries } from '@/lib/browser/back-entry';
import { isWide } from '@/lib/browser/wide';
import { openDetailAtom } from '../article/detail';
import { closePopupAtom } from '../page/popups';

/**
 * Opens an article that an answer recommends: over the list at once, over an article in its place;
 * any other page is left for it.
 */
export const openRelatedAtom = atom(null, (_get, set, id: string) => {
  if (atList()) return set(openDetailAtom, id);
  if (!atDetail()) return openAddress(detailHref(id));
  // Beside the article it stays, whichever article that is.
  if (!isWide()) set(closePopupAtom);
  afterBackEntries(() => replaceDetail(id));
});
