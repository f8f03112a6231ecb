// The automatic actions for a reader: signing out if the address asks for it, restoring the
// language that this browser remembers, asking new readers for their interests. Loaded when the
// page is idle.
import { atom } from 'jotai';

/** Returns whether the page has to be rendered again, in another language. */
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
    // Code that could not be loaded is tried again at the next visit; the news works without it.
    return false;
  }
});
