// Opens the articles that an answer links to.
import { atom } from 'jotai';
import {
  atDetail,
  atList,
  detailHref,
  openAddress,
  replaceDetail,
} from '@/lib/browser/history/address';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import { isWide } from '@/lib/browser/page/wide';
import { openDetailAtom } from '../article/detail';
import { closePopupAtom } from '../page/popups';

/**
 * Opens an article that an answer recommends: over the list at once, or replacing an open article;
 * any other page is left for it.
 */
export const openRelatedAtom = atom(null, (_get, set, id: string) => {
  if (atList()) return set(openDetailAtom, id);
  if (!atDetail()) return openAddress(detailHref(id));
  // Beside an article the assistant stays open, whichever article that is.
  if (!isWide()) set(closePopupAtom);
  afterBackEntries(() => replaceDetail(id));
});
