// What a visitor meets who wants something that needs an account: outside China a question first,
// in China the sign-in at once. Nothing is repeated by itself afterwards.
import { atom } from 'jotai';
import { siteAtom } from '../page/deployment';
import { openPopupAtom, popupsAtom, type SignInReason } from '../page/popups';
import { ownReaderAtom } from './user';

export const askSignInAtom = atom(null, (get, set, reason: SignInReason) => {
  const asked = get(popupsAtom).some(
    ({ open, popup }) => open && (popup.kind === 'sign-in' || popup.kind === 'login'),
  );
  if (asked) return;
  const { region } = get(siteAtom);
  set(openPopupAtom, region === 'cn' ? { kind: 'login' } : { kind: 'sign-in', reason });
});

/** Opens the favourites of the reader. */
export const openFavouritesAtom = atom(null, (get, set) => {
  if (get(ownReaderAtom)) set(openPopupAtom, { kind: 'favourites' });
  else set(askSignInAtom, 'favourites');
});
