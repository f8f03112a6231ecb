// Navigation to the site's places by name: in the wide layout they open in the list column, in the
// single-column layout they are the pages and popups of a phone.
import { atom } from 'jotai';
import { openAddress } from '@/lib/browser/history/address';
import { panelHere } from '@/lib/browser/history/panel-address';
import { searchPath, topicsPath } from '@/lib/browser/history/further-pages';
import { isWide } from '@/lib/browser/page/wide';
import { noSearch } from '@/lib/model/feed/search';
import { goHomeAtom, openPanelAtom } from './panel';
import { openPopupAtom } from '../page/popups';
import { openFavoritesAtom } from '../page/sign-in';

export type Place = 'home' | 'search' | 'topics' | 'favorites' | 'settings';

export const goAtom = atom(null, (_get, set, place: Place) => {
  if (place === 'home') return set(goHomeAtom, panelHere());
  if (isWide()) {
    const panel = place === 'search' ? { name: place, search: noSearch } : { name: place };
    return set(openPanelAtom, panel);
  }
  if (place === 'search') openAddress(searchPath);
  else if (place === 'topics') openAddress(topicsPath);
  else if (place === 'favorites') set(openFavoritesAtom);
  else set(openPopupAtom, { kind: 'personal-center' });
});
