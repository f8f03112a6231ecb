// "Continue as guest: log out if logged in."
import { atom } from 'jotai';
import { listPath } from '@/lib/browser/history/news-paths';
import { forgetUserInfo } from '@/lib/browser/storage/user-info';
import { callAtom } from '../page/service';
import { readerAtom } from '../page/reader';

export const guestAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(readerAtom)) return;
  const input = { next: listPath, need_redirect: 0 } as const;
  const gone = await set(callAtom)('Logout', input).then(
    ({ code }) => code === 0,
    () => false,
  );
  if (!gone) return;
  forgetUserInfo();
  set(readerAtom, undefined);
});
