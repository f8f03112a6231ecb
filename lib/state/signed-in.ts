// What follows a sign-in: "first-login check, user info stored with is_init_interests, interests
// re-initialised"; "in a native container user info and login method are also saved". The toast comes
// from whatever screen the reader is on then.
import { atom } from 'jotai';
import { writeCache } from '@/lib/browser/cache';
import { inContainer } from '@/lib/browser/container';
import type { Method } from '@/lib/model/account/sign-up';
import { callAtom } from './service';
import { readerAtom, type Reader } from './user';

/** How often somebody has signed in on this page: whatever belongs to a reader is looked at anew. */
export const signInsAtom = atom(0);

/** Makes `reader` the one who reads. Never fails: the session is there already. */
export const signedInAtom = atom(
  null,
  async (get, set, reader: Reader, method: Method): Promise<void> => {
    const firstly = await set(callAtom)('IsFirstlyLogin', {}, { quiet: true }).catch(
      () => undefined,
    );
    const is_init_interests = firstly?.is_init_interests;
    set(readerAtom, { ...reader, is_init_interests });
    if (inContainer()) {
      const { id: user_id, name = '' } = reader;
      writeCache('user_info', '', { user_id, name, is_init_interests }, Date.now());
      writeCache('login_method', '', method, Date.now());
    }
    set(signInsAtom, get(signInsAtom) + 1);
  },
);
