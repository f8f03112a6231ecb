// Another tab signed out, or somebody else in. Protects: nothing of who read here stays on the page,
// and nothing that waits in it is sent for the next reader.
import { atom } from 'jotai';
import { hidePage, reloadPage } from '@/lib/browser/page-acts';
import { forgetTyped } from '@/lib/browser/chat-owner';
import { clearReadIds } from '@/lib/browser/keep-read';
import { onReaderTold, tellReader, toldOtherThan } from '@/lib/browser/reader-tabs';
import { clearReadingPlaces } from '@/lib/browser/reading-place';
import { callAtom, fetchAtom } from '../page/service';
import { readerAtom } from '../page/reader';

/** How a page begins anew; tests put something else here. */
export const reloadAtom = atom({ reload: reloadPage });

/** A page without network: what it would still send has nobody any more. */
const silent = { fetch: () => new Promise<Response>(() => undefined) };

/** The page is somebody else's: it is emptied, and loaded anew for who reads now. */
const leaveToOtherAtom = atom(null, async (get, set): Promise<void> => {
  const wasGuest = get(readerAtom) === undefined;
  set(fetchAtom, silent);
  hidePage();
  // What a guest has typed goes along to the account that the guest signs in with.
  if (!wasGuest) {
    const chat = await import('../chat/chat').catch(() => undefined);
    if (chat) set(chat.closeChatAtom);
    const forget = () => {
      forgetTyped();
      clearReadIds();
      clearReadingPlaces();
    };
    forget();
    // What else is written as the page is left is the last reader's, too.
    window.addEventListener('pagehide', forget);
  }
  get(reloadAtom).reload();
});

const checkReaderAtom = atom(null, async (get, set): Promise<void> => {
  if (!toldOtherThan(get(readerAtom)?.id)) return;
  // A page that was kept for reading without network tells who it was kept for: the service knows.
  const answer = await set(callAtom)('CheckLogin', {}, { quiet: true }).catch(() => undefined);
  if (!answer) return;
  const { status, data } = answer;
  const reader = status === false ? undefined : (data?.user_id ?? data?.id);
  if (status !== false && reader === undefined) return;
  if (reader === get(readerAtom)?.id) tellReader(reader);
  else await set(leaveToOtherAtom);
});

/** Tells the other tabs who reads here, and hears who reads there; the answer gives that up. */
export const followTabsAtom = atom(null, (get, set): (() => void) => {
  tellReader(get(readerAtom)?.id);
  return onReaderTold(() => void set(checkReaderAtom));
});
