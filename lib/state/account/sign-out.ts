// Signing out: asked first, hidden at once, done when the service says so. "Logout also happens when
// the query logout is 'true'; for Facebook or Apple based login a failure toast is shown instead."
import { atom } from 'jotai';
import { queryParameter } from '@/lib/browser/app-page';
import { dropQueryParameter } from '@/lib/browser/page-acts';
import { atSignUp } from '@/lib/browser/address';
import { listPath } from '@/lib/browser/news-paths';
import { replacePage } from '@/lib/browser/further-pages';
import { forgetConversation } from '@/lib/browser/chat-owner';
import { forgetUserInfo } from '@/lib/browser/user-info';
import { notifyAtom } from '../page/notices';
import { askAtom } from '../page/popups';
import { callAtom } from '../page/service';
import { loggingOutAtom, readerAtom } from '../page/reader';

const logoutParameter = 'logout';

/** Ends the session. False when the service did not; then the reader stays signed in. */
const endSessionAtom = atom(null, async (get, set): Promise<boolean> => {
  const reader = get(readerAtom);
  const { pathname } = window.location;
  set(loggingOutAtom, true);
  const input = { next: listPath, need_redirect: 0 as const };
  // What the reader did goes with them, if it can.
  const offline = await import('../offline/leave-offline').catch(() => undefined);
  if (offline) await set(offline.sendBeforeLeavingAtom);
  const answer = await set(callAtom)('Logout', input, { quiet: true }).catch(() => undefined);
  const ended = answer?.code === 0 && answer.status !== false;
  if (ended) {
    forgetUserInfo();
    set(readerAtom, undefined);
    if (offline) await set(offline.leaveOfflineAtom, reader?.id ?? '');
    // Where its program does not come there is no conversation on the page, only what is stored.
    const chat = await import('../chat/chat').catch(() => undefined);
    if (chat) set(chat.forgetChatAtom);
    else forgetConversation();
  }
  set(loggingOutAtom, false);
  // Whoever has gone on to sign in sees that they are out; the words of this are not there.
  if (!atSignUp()) {
    set(
      notifyAtom,
      ended
        ? { key: 'personal.signedOut', tone: 'good' }
        : { key: 'personal.i18n_logout_failed', tone: 'bad' },
    );
  }
  // Whoever has gone on meanwhile, to sign in again perhaps, stays there.
  const stayed = window.location.pathname === pathname;
  if (ended && stayed && pathname !== listPath) replacePage(listPath);
  return ended;
});

/** Asks, and signs out when the reader says so. */
export const signOutAtom = atom(null, async (_get, set): Promise<boolean> => {
  if ((await set(askAtom)({ kind: 'confirm', act: 'sign-out' })) !== true) return false;
  return set(endSessionAtom);
});

/** What the address asks for; nothing where it asks for nothing. */
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
