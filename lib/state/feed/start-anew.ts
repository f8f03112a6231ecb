// Reloads lists whose composition has changed, as by other interests. A refresh would not do: it
// puts newer events on top and leaves the rest in the old order. Protects: existing rows stay until
// something replaces them, whether the network fails or is absent.
import { atom } from 'jotai';
import { onConnection } from '@/lib/browser/offline/connection';
import { isOnline } from '@/lib/browser/offline/online';
import { feedAtom } from './feed';
import { clearFeedsAtom, dispatchAtom } from './fill-feed';
import { loadFeedAtom } from './load-feed';
import { openTabAtom, tabsAtom } from './tabs';

const loadAnewAtom = atom(null, async (get, set, wanted?: readonly string[]): Promise<void> => {
  const tabs = wanted ?? get(tabsAtom).map(({ key }) => key);
  for (const tab of tabs) set(dispatchAtom, tab, { type: 'outdated' });
  const [first] = tabs.includes(get(openTabAtom)) ? [get(openTabAtom)] : tabs;
  if (first === undefined || !(await set(loadFeedAtom, first, 'refresh'))) return;
  const stored = await import('@/lib/browser/feed/list-cache').catch(() => undefined);
  // A tab that was opened meanwhile loads by itself.
  const open = get(openTabAtom);
  const others = tabs.filter((tab) => tab !== open && get(feedAtom(tab)).outdated);
  set(clearFeedsAtom, others);
  stored?.forgetLists(others);
});

/**
 * Reloads these lists, or all: the open one, or else the first, at once, the others when they are
 * opened. After a failure each starts over with its next refresh.
 */
export const startAnewAtom = atom(null, async (_get, set, tabs?: readonly string[]) => {
  if (isOnline()) return set(loadAnewAtom, tabs);
  const stop = onConnection((online) => {
    if (!online) return;
    stop();
    void set(loadAnewAtom, tabs);
  });
});
