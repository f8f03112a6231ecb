// The list column of the wide layout: the news, or a panel over them that the address names.
import { atom } from 'jotai';
import { atDetail } from '@/lib/browser/history/address';
import { openPanel } from '@/lib/browser/history/panel-address';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import { isWide } from '@/lib/browser/page/wide';
import type { Panel } from '@/lib/model/feed/panels';
import { goToTopAtom } from './to-top';
import { askSignInAtom } from '../page/sign-in';
import { ownReaderAtom } from '../page/reader';

/**
 * Opens a panel, or the news where it is undefined; a guest who wants favorites has to sign in
 * first.
 */
export const openPanelAtom = atom(null, (get, set, panel: Panel | undefined) => {
  if (panel?.name === 'favorites' && !get(ownReaderAtom)) return set(askSignInAtom, 'favorites');
  afterBackEntries(() => openPanel(panel));
});

/**
 * Home: shows the news in the list column; if they are already shown, scrolls to their top, also
 * beside an article.
 */
export const goHomeAtom = atom(null, (_get, set, panel: Panel | undefined) => {
  if (panel) set(openPanelAtom, undefined);
  else if (isWide() || !atDetail()) set(goToTopAtom);
});
