// What this device has stored for offline reading, as pages show it: lists, articles, favorites,
// topics, their size, and changes waiting to be sent.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { keptDetails } from '@/lib/browser/feed/detail-cache';
import { keptSets, removeKeptSet, type KeptSet } from '@/lib/browser/offline/kept';
import { keptBytes } from '@/lib/browser/storage/kept-caches';
import { readList, readTabList } from '@/lib/browser/feed/list-cache';
import { readOutbox } from '@/lib/browser/offline/outbox';
import type { NewsEvent } from '@/lib/contract';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { ownReaderAtom, readerAtom } from '../page/reader';
import { notifyAtom } from '../page/notices';
import { keptChangesAtom } from './keep-favorites';
import { clearOfflineAtom } from './leave-offline';

export type Kept = {
  /** Lists that can be opened. */
  lists: number;
  /** Articles that were read, most recent first. */
  articles: readonly NewsEvent[];
  favorites: KeptSet | undefined;
  topics: readonly KeptSet[];
  /** Changes waiting for the network. */
  unsent: number;
  bytes: number;
};

const readKeptAtom = atom(null, async (get): Promise<Kept> => {
  const reader = get(readerAtom)?.id;
  const [sets, bytes] = await Promise.all([keptSets(), keptBytes()]);
  return {
    lists: (readTabList() ?? builtInTabs).filter(({ key }) => readList(key, reader)).length,
    articles: keptDetails(Date.now()),
    favorites: sets.find(({ kind, id }) => kind === 'favourites' && id === reader),
    topics: sets.filter(({ kind }) => kind === 'topic'),
    unsent: readOutbox().filter(({ owner }) => owner === (reader ?? '')).length,
    bytes,
  };
});

const clearKeptAtom = atom(null, async (_get, set): Promise<void> => {
  const { clearReaderCaches } = await import('@/lib/browser/feed/list-cache');
  await set(clearOfflineAtom, clearReaderCaches);
  set(notifyAtom, { key: 'offline.cleared', tone: 'good' });
});

export function useKept() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const read = useSetAtom(readKeptAtom);
  const clear = useSetAtom(clearKeptAtom);
  const changes = useAtomValue(keptChangesAtom);
  const { data, mutate } = useSWR(['kept', reader, changes], () => read(), {
    shouldRetryOnError: false,
    revalidateOnMount: true,
    keepPreviousData: true,
  });
  return {
    /** Undefined until it has been counted. */
    kept: data,
    clear: async () => {
      await clear();
      await mutate();
    },
    removeTopic: async (id: string) => {
      await removeKeptSet('topic', id);
      await mutate();
    },
  };
}
