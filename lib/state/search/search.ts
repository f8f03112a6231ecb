// Search results, page by page, a moment after the last key press. Protects: results stay on the
// screen until others arrive, or their search failed, and an answer to an older search changes
// nothing.
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Call } from '@/lib/client/create-client';
import { isSearch, type Search } from '@/lib/model/feed/search';
import type { SearchPage } from '@/lib/model/feed/search-page';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { muteChangesAtom } from '../page/hidden';
import { callAtom } from '../page/service';

/** A pause in typing: a typing reader presses the next key sooner. */
export const searchPauseMs = 250;

/** The results, and their query. */
type Found = SearchPage & { of: string };

const nameOf = (search: Search) => JSON.stringify(search);

async function loadPage(call: Call, search: Search, cursor: string): Promise<Found> {
  const { data } = await call('SearchEvents', { ...search, cursor }, { quiet: true });
  if (!data) throw new Error('The results came without data.');
  const { toEntry } = await import('@/lib/model/feed/to-entry');
  const next = nextCursor(data, cursor);
  return { entries: data.events.map(toEntry), next, of: nameOf(search) };
}

/** The last value that stayed unchanged for this long. */
function usePaused<T>(value: T, ms: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
}

/** `first` is what the server found for `start`. */
export function useSearch(search: Search, start: { search: Search; first?: SearchPage }) {
  const call = useSetAtom(callAtom);
  const query = usePaused(search.query, searchPauseMs);
  const sought = { ...search, query };
  // Mutes made meanwhile make the server's results outdated.
  const mutes = useAtomValue(muteChangesAtom);
  const of = nameOf(sought);
  const isStart = mutes === 0 && of === nameOf(start.search);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Found | null) => {
      if (!isSearch(sought) || (index > 0 && previous?.next === undefined)) return null;
      return ['SearchEvents', sought, previous?.next ?? '', mutes] as const;
    },
    ([, asked, cursor]) => loadPage(call(), asked, cursor),
    {
      fallbackData: isStart && start.first ? [{ ...start.first, of }] : undefined,
      revalidateOnMount: !(isStart && start.first),
      keepPreviousData: true,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  const failed = error !== undefined && !isValidating;
  // Results for another query are no answer to this one.
  const isOthers = failed && data?.[0]?.of !== of;
  const entries = isSearch(search) && !isOthers ? data?.flatMap((page) => page.entries) : [];
  return {
    /** Undefined until the first page has loaded. */
    entries: entries && [...new Map(entries.map((entry) => [entry.id, entry])).values()],
    ended: data?.at(-1)?.next === undefined,
    /** Also while the reader is still typing. */
    loading: isValidating || (isSearch(search) && query !== search.query),
    failed,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
    retry: () => void mutate(),
  };
}
