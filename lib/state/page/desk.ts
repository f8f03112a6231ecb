// Whether this page is laid out for a desk: a desktop whose reader, or whose site, chose the wide
// layout. The server knows as much; whether the window has the room only the browser does.
import { atom } from 'jotai';
import { siteAtom } from './deployment';
import { settingAtom } from './settings';

export const deskAtom = atom(
  (get) => get(siteAtom).desktop === true && get(settingAtom('layout')) === 'wide',
);
