// Another tab signed out or signed in as somebody else. Protects: none of the previous reader's
// data stays on the page, and no pending change in it is sent as the next reader.
import { atom } from 'jotai';
import { hidePage, reloadPage } from '@/lib/browser/page/page-acts';
import { forgetTyped } from '@/lib/browser/chat/chat-owner';
import { clearReadIds } from '@/lib/browser/feed/keep-read';
import { onReaderTold, tellReader, toldOtherThan } from '@/lib/browser/account/reader-tabs';
import { clearReadingPlaces } from '@/lib/browser/feed/reading-place';
import { callAtom, fetchAtom } from '../page/service';
import { readerAtom } from '../page/reader';

/** How a page is reloaded; tests replace it. */
export const reloadAtom = atom({ reload: reloadPage });

/** A network that never answers: what the page would still send belongs to nobody any more. */
const silent = { fetch: () => new Promise<Response>(() => undefined) };

/** The page belongs to another reader now: it is emptied, and reloaded for the current one. */
const leaveToOtherAtom = atom(null, async (get, set): Promise<void> => {
  const wasGuest = get(readerAtom) === undefined;
  set(fetchAtom, silent);
  hidePage();
  // A guest's typed text carries over to the account that the guest signs in with.
  if (!wasGuest) {
    const chat = await import('../chat/chat').catch(() => undefined);
    if (chat) set(chat.closeChatAtom);
    const forget = () => {
      forgetTyped();
      clearReadIds();
      clearReadingPlaces();
    };
    forget();
    // Anything else that is stored when the page is hidden is the previous reader's, too.
    window.addEventListener('pagehide', forget);
  }
  get(reloadAtom).reload();
});

const checkReaderAtom = atom(null, async (get, set): Promise<void> => {
  if (!toldOtherThan(get(readerAtom)?.id)) return;
  // A page stored for offline reading reports the reader that it was stored for, so ask the
  // service.
  const answer = await set(callAtom)('CheckLogin', {}, { quiet: true }).catch(() => undefined);
  if (!answer) return;
  const { status, data } = answer;
  const reader = status === false ? undefined : (data?.user_id ?? data?.id);
  if (status !== false && reader === undefined) return;
  if (reader === get(readerAtom)?.id) tellReader(reader);
  else await set(leaveToOtherAtom);
});

/**
 * Tells the other tabs who is signed in here, and listens to theirs; returns a function that stops
 * it.
 */
export const followTabsAtom = atom(null, (get, set): (() => void) => {
  tellReader(get(readerAtom)?.id);
  return onReaderTold(() => void set(checkReaderAtom));
});
