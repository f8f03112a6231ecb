// Lists that are made otherwise from now on, as by other interests. A refresh would not do: it puts what
// is newer on top and leaves the rest in the old order. Protects: without a network what is there stays.
import { atom } from 'jotai';
import { onConnection } from '@/lib/browser/connection';
import { isOnline } from '@/lib/browser/online';
import { clearFeedsAtom } from './fill-feed';
import { loadFeedAtom } from './load-feed';
import { openTabAtom, tabsAtom } from './tabs';

const loadAnewAtom = atom(null, async (get, set, wanted?: readonly string[]): Promise<void> => {
  const tabs = wanted ?? get(tabsAtom).map(({ key }) => key);
  set(clearFeedsAtom, tabs);
  const stored = await import('@/lib/browser/list-cache').catch(() => undefined);
  stored?.forgetLists(tabs);
  const open = get(openTabAtom);
  if (tabs.includes(open)) await set(loadFeedAtom, open, 'refresh');
});

/** Asks for these lists anew, or for all: the open one at once, the others when they are opened. */
export const startAnewAtom = atom(null, async (_get, set, tabs?: readonly string[]) => {
  if (isOnline()) return set(loadAnewAtom, tabs);
  const stop = onConnection((online) => {
    if (!online) return;
    stop();
    void set(loadAnewAtom, tabs);
  });
});
