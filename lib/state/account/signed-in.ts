// What follows a sign-in: "first-login check, user info stored with is_init_interests"; "in a
// native container user info and login method are also saved to storage". The current screen shows
// the toast, and code that waits for a reader asks for the interests.
import { atom } from 'jotai';
import { forgetTyped } from '@/lib/browser/chat/chat-owner';
import { writeCache } from '@/lib/browser/storage/cache';
import { inContainer } from '@/lib/browser/device/in-container';
import { keepUserInfo } from '@/lib/browser/storage/user-info';
import type { Method } from '@/lib/model/account/sign-up';
import { stopListeningAtom } from '../page/listen';
import { callAtom } from '../page/service';
import { readerAtom, sessionEndedAtom, type Reader } from '../page/reader';

/** The toast on the page that the reader gets to. */
export const welcomeOf = (method: Method) =>
  ({
    key: method === 'reset' ? 'signIn.passwordSaved' : 'signIn.signedIn',
    tone: 'good',
  }) as const;

/** Makes `reader` the current reader. Never fails: the session exists already. */
export const signedInAtom = atom(
  null,
  async (get, set, reader: Reader, method: Method): Promise<void> => {
    const firstly = await set(callAtom)('IsFirstlyLogin', {}, { quiet: true }).catch(
      () => undefined,
    );
    const is_init_interests = firstly?.is_init_interests;
    // Where a session ended and somebody else signs in, nobody finds what was typed, or the queue.
    const before = get(readerAtom);
    if (before !== undefined && before.id !== reader.id) {
      forgetTyped();
      set(stopListeningAtom);
    }
    set(readerAtom, { ...reader, is_init_interests });
    set(sessionEndedAtom, false);
    const { id: user_id, name } = reader;
    keepUserInfo({ user_id, name, is_init_interests }, Date.now());
    const login_method = method === 'password' || method === 'reset' ? 'email' : method;
    if (inContainer()) writeCache('login_method', '', login_method, Date.now());
  },
);
