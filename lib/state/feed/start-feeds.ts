// What happens to the lists automatically: stored ones are restored, stale ones are refreshed
// ahead, and everything starts over when the reader has changed.
import { atom } from 'jotai';
import { isComeBack } from '@/lib/browser/history/come-back';
import { savesData } from '@/lib/browser/device/saves-data';
import { isOnline } from '@/lib/browser/offline/online';
import { isStale } from '@/lib/model/feed/feed';
import { prefetchDelayMs } from '@/lib/model/limits/feed';
import { feedAtom } from './feed';
import { loadFeedAtom } from './load-feed';
import { clearFeedsAtom, dispatchAtom } from './fill-feed';
import { clearDetailsAtom } from '../article/cached-details';
import { overlayAtom } from '../article/overlay';
import { hiddenByAtom } from '../page/hidden';
import { forgetReadingAtom } from './read-marks';
import { sinceAtom } from './since';
import { storeListAtom } from './store-list';
import { openTabAtom, tabsAtom } from './tabs';
import { readerAtom, unsureAtom } from '../page/reader';

/**
 * Stores the lists that came with the page, and restores stored ones in the tabs that have none.
 */
export const restoreFeedsAtom = atom(null, async (get, set): Promise<void> => {
  const { clearReaderCaches, isOfAnotherReader, readList } =
    await import('@/lib/browser/feed/list-cache');
  const { claimConversation } = await import('@/lib/browser/chat/chat-owner');
  // Whose they are is unknown: wait.
  if (get(unsureAtom)) return;
  const user = get(readerAtom)?.id;
  if (isOfAnotherReader(user)) clearReaderCaches();
  claimConversation(user);
  for (const { key } of get(tabsAtom)) {
    const feed = get(feedAtom(key));
    const stored = readList(key, user);
    // A page that was stored for offline reading may be older than the last list.
    const isOld = !isOnline() && stored !== undefined && stored.at > (feed.refreshed_at ?? 0);
    if (isOld) set(dispatchAtom, key, { type: 'cleared' });
    else if (feed.refreshed_at !== undefined) {
      await set(storeListAtom, key);
      continue;
    }
    if (stored) set(dispatchAtom, key, { type: 'restored', ...stored });
  }
});

/** Restores the open list as it was left, on a page that the browser came back to. */
export const resumeFeedAtom = atom(null, async (_get, set): Promise<void> => {
  const { resumeListAtom } = await import('./left-list');
  await set(resumeListAtom);
});

/**
 * "Prefetch goes tab by tab after a delay of 100 ms": stale tabs, in their order. With data saver
 * on, a tab is loaded when it is opened.
 */
export const prefetchFeedsAtom = atom(null, async (get, set, signal: AbortSignal) => {
  if (savesData()) return;
  for (const { key } of get(tabsAtom)) {
    await new Promise((resolve) => setTimeout(resolve, prefetchDelayMs));
    if (signal.aborted) return;
    const feed = get(feedAtom(key));
    if (isStale(feed, Date.now()) && !feed.loading) await set(loadFeedAtom, key, 'refresh');
  }
});

/**
 * Stores or restores the lists, and fills the other tabs one by one. Whatever fails has reported
 * that itself; the lists work without it.
 */
export const startFeedsAtom = atom(null, async (_get, set, signal: AbortSignal): Promise<void> => {
  await set(restoreFeedsAtom);
  if (isComeBack()) await set(resumeFeedAtom);
  await set(prefetchFeedsAtom, signal);
});

/** "Changing the user id clears the caches and refetches", the open tab first. */
export const startOverAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  set(overlayAtom, {});
  set(hiddenByAtom, new Map());
  set(sinceAtom, undefined);
  set(forgetReadingAtom);
  void set(clearDetailsAtom);
  set(clearFeedsAtom);
  const user = get(readerAtom)?.id;
  const { clearReaderCaches, isOfAnotherReader } = await import('@/lib/browser/feed/list-cache');
  // They may be the reader's own: the page may only just have learned who is signed in.
  if (isOfAnotherReader(user)) clearReaderCaches();
  const { claimConversation } = await import('@/lib/browser/chat/chat-owner');
  claimConversation(user);
  const { mutate } = await import('swr');
  void mutate(() => true, undefined);
  await set(loadFeedAtom, get(openTabAtom), 'refresh');
  await set(prefetchFeedsAtom, signal);
});
