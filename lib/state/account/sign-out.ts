// Signing out: after a confirmation, the reader's data is hidden at once, and the session ends when
// the service says so. "Logout also happens when the query logout is 'true'; for Facebook or Apple
// based login a failure toast is shown instead."
import { atom } from 'jotai';
import { queryParameter } from '@/lib/browser/history/app-page';
import { dropQueryParameter } from '@/lib/browser/page/page-acts';
import { atSignUp } from '@/lib/browser/history/address';
import { listPath } from '@/lib/browser/history/news-paths';
import { replacePage } from '@/lib/browser/history/further-pages';
import { forgetConversation } from '@/lib/browser/chat/chat-owner';
import { forgetUserInfo } from '@/lib/browser/storage/user-info';
import { stopListeningAtom } from '../page/listen';
import { notifyAtom } from '../page/notices';
import { askAtom } from '../page/popups';
import { callAtom } from '../page/service';
import { loggingOutAtom, readerAtom } from '../page/reader';

const logoutParameter = 'logout';

/** Ends the session. False when the service did not; the reader then stays signed in. */
const endSessionAtom = atom(null, async (get, set): Promise<boolean> => {
  const reader = get(readerAtom);
  const { pathname } = window.location;
  set(loggingOutAtom, true);
  const input = { next: listPath, need_redirect: 0 as const };
  // Send the reader's pending changes first, if possible.
  const offline = await import('../offline/leave-offline').catch(() => undefined);
  if (offline) await set(offline.sendBeforeLeavingAtom);
  const answer = await set(callAtom)('Logout', input, { quiet: true }).catch(() => undefined);
  const ended = answer?.code === 0 && answer.status !== false;
  if (ended) {
    forgetUserInfo();
    // Without its reader, the queue would be a guest's, which anybody may continue.
    set(stopListeningAtom);
    set(readerAtom, undefined);
    if (offline) await set(offline.leaveOfflineAtom, reader?.id ?? '');
    // If its code cannot be loaded, the page shows no conversation; only stored data is left.
    const chat = await import('../chat/chat').catch(() => undefined);
    if (chat) set(chat.forgetChatAtom);
    else forgetConversation();
  }
  set(loggingOutAtom, false);
  // A reader who has gone on to the sign-in page sees that they are signed out; this toast's text
  // is not loaded there.
  if (!atSignUp()) {
    set(
      notifyAtom,
      ended
        ? { key: 'personal.signedOut', tone: 'good' }
        : { key: 'personal.i18n_logout_failed', tone: 'bad' },
    );
  }
  // A reader who has navigated elsewhere meanwhile, perhaps to sign in again, stays there.
  const stayed = window.location.pathname === pathname;
  if (ended && stayed && pathname !== listPath) replacePage(listPath);
  return ended;
});

/** Asks for confirmation, then signs out. */
export const signOutAtom = atom(null, async (_get, set): Promise<boolean> => {
  if ((await set(askAtom)({ kind: 'confirm', act: 'sign-out' })) !== true) return false;
  return set(endSessionAtom);
});

/** Signs out if the address asks for it. */
export const signOutByAddressAtom = atom(null, async (get, set): Promise<void> => {
  if (queryParameter(logoutParameter) !== 'true') return;
  dropQueryParameter(logoutParameter);
  const reader = get(readerAtom);
  if (!reader) return forgetUserInfo();
  if (reader.method === 'facebook' || reader.method === 'apple') {
    return set(notifyAtom, { key: 'personal.i18n_logout_failed', tone: 'bad' });
  }
  await set(endSessionAtom);
});
