// The tabs of the feed and the one that is open.
import { atom } from 'jotai';
import { builtInTabs, defaultTab, type Tab } from '@/lib/model/tabs';

export const tabsAtom = atom<readonly Tab[]>(builtInTabs);

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
