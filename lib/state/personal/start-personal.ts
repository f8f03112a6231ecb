// What is the reader's own and happens by itself: a sign-out that the address asks for, the language
// that this browser remembers, the choice of interests for who is new. Loaded when there is time.
import { atom } from 'jotai';

/** Answers whether the page has to be rendered anew, in another language. */
export const startPersonalAtom = atom(null, async (_get, set): Promise<boolean> => {
  try {
    const [{ signOutByAddressAtom }, { restoreLanguageAtom }, { initInterestsAtom }] =
      await Promise.all([
        import('../account/sign-out'),
        import('./language'),
        import('./interests'),
      ]);
    await set(signOutByAddressAtom);
    const anew = set(restoreLanguageAtom);
    await set(initInterestsAtom);
    return anew;
  } catch {
    // What could not be loaded now is tried at the next visit; the news works without it.
    return false;
  }
});
