// The tabs of the feed and the one that is open. "The tab list loads from the cache, then from the
// server; a cached list is replaced only if the server returns tabs; a built-in list is used when
// none is cached."
import { atom } from 'jotai';
import { builtInTabs, defaultTab, type Tab } from '@/lib/model/feed/tabs';
import { callAtom } from '../page/service';

const loadedTabsAtom = atom<readonly Tab[] | undefined>(undefined);

/** The tabs; the built-in ones until a list is known. */
export const tabsAtom = atom(
  (get) => get(loadedTabsAtom) ?? builtInTabs,
  (_get, set, tabs: readonly Tab[] | undefined) => set(loadedTabsAtom, tabs),
);

/** False while placeholders are shown instead of tabs. */
export const tabsLoadedAtom = atom((get) => get(loadedTabsAtom) !== undefined);

const chosenTabAtom = atom<string | undefined>(undefined);

/** The open tab: the chosen one while it exists, else the first. */
export const openTabAtom = atom(
  (get) => {
    const tabs = get(tabsAtom);
    const chosen = get(chosenTabAtom);
    return tabs.find(({ key }) => key === chosen)?.key ?? defaultTab(tabs);
  },
  (_get, set, key: string | undefined) => set(chosenTabAtom, key),
);

/** Stores the tabs that came with the page, or loads them if it came without. */
export const loadTabsAtom = atom(null, async (get, set): Promise<void> => {
  const { readTabList, keepTabList } = await import('@/lib/browser/feed/list-cache');
  const delivered = get(loadedTabsAtom);
  if (delivered) return keepTabList(delivered, Date.now());
  set(loadedTabsAtom, readTabList() ?? builtInTabs);
  const answer = await set(callAtom)('DisplayTabs', {}, { quiet: true }).catch(() => undefined);
  if (!answer?.tabs?.length) return;
  set(loadedTabsAtom, answer.tabs);
  keepTabList(answer.tabs, Date.now());
});
