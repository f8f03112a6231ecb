// Whether this page uses the desktop layout: a desktop whose reader, or whose site, chose the wide
// layout. The server knows this much; only the browser knows whether the window has the room.
import { atom } from 'jotai';
import { siteAtom } from './deployment';
import { settingAtom } from './settings';

export const deskAtom = atom(
  (get) => get(siteAtom).desktop === true && get(settingAtom('layout')) === 'wide',
);
