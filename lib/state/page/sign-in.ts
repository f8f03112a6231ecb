// What a guest sees on requesting something that needs an account: outside China a question first,
// in China the sign-in at once. The action is not repeated automatically afterwards.
import { atom } from 'jotai';
import { rulesOf } from '@/lib/model/region-rules';
import { siteAtom } from './deployment';
import { openPopupAtom, popupsAtom, type SignInReason } from './popups';
import { ownReaderAtom } from './reader';

export const askSignInAtom = atom(null, (get, set, reason: SignInReason) => {
  const asked = get(popupsAtom).some(
    ({ open, popup }) => open && (popup.kind === 'sign-in' || popup.kind === 'login'),
  );
  if (asked) return;
  const { region } = get(siteAtom);
  const { asksBeforeSignIn } = rulesOf(region);
  set(openPopupAtom, asksBeforeSignIn ? { kind: 'sign-in', reason } : { kind: 'login' });
});

/** Opens the reader's favorites. */
export const openFavoritesAtom = atom(null, (get, set) => {
  if (get(ownReaderAtom)) set(openPopupAtom, { kind: 'favorites' });
  else set(askSignInAtom, 'favorites');
});
