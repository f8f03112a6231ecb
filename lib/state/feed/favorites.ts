// The signed-in reader's favorites, page by page. Refetched when they change, while the current
// rows stay visible. Protects: no event appears twice, and nothing of another reader's.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { isOnline } from '@/lib/browser/offline/online';
import type { Call } from '@/lib/client/create-client';
import { ServiceError } from '@/lib/client/service-error';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { toEntry } from '@/lib/model/feed/to-entry';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { favoritesChangesAtom } from './event';
import { useAskAnew } from '../page/ask-anew';
import { useKeepsRows } from '../page/keeps-rows';
import { callAtom } from '../page/service';
import { ownReaderAtom } from '../page/reader';
import { withWaitingAtom } from './waiting-saves';

type Page = { entries: FeedEntry[]; next: string | undefined };

/** The offline copy of the favorites; undefined where there is none. */
async function keptPage(reader: string): Promise<Page | undefined> {
  const kept = await (await import('@/lib/browser/offline/kept')).readKeptSet('favourites', reader);
  return kept && { entries: kept.events.map(toEntry), next: undefined };
}

/** Shows the offline copy where the service does not answer and nothing is shown yet. */
function useKeptFavorites(reader: string | undefined, unanswered: boolean) {
  const withWaiting = useSetAtom(withWaitingAtom);
  const { data } = useSWR(
    reader !== undefined && unanswered ? ['kept favorites', reader] : null,
    async ([, of]) => withWaiting((await keptPage(of))?.entries ?? [], of, true),
  );
  // An empty offline copy does not mean that there are no favorites.
  return data?.length ? data : undefined;
}

const isRefusal = (error: unknown) =>
  error instanceof ServiceError && (error.kind === 'refused' || error.kind === 'notLoggedIn');

async function loadPage(call: Call, cursor: string): Promise<Page> {
  const { data } = await call('ListCollectEvents', { cursor }, { quiet: true });
  if (!data) throw new Error('The favorites came without data.');
  return { entries: data.events.map(toEntry), next: nextCursor(data, cursor) };
}

export type Favorites = {
  /** Undefined until the first page has loaded. */
  entries: FeedEntry[] | undefined;
  /** Whether the end of the list has been reached. */
  ended: boolean;
  loading: boolean;
  failed: boolean;
  /** Loads the next page, or retries what failed; does nothing while loading. */
  loadMore(): void;
  /** Refetches everything. */
  refresh(): Promise<unknown>;
};

/** The reader's favorites; fetches nothing while nobody is signed in. */
export function useFavorites(): Favorites {
  const reader = useAtomValue(ownReaderAtom);
  const changes = useAtomValue(favoritesChangesAtom);
  const call = useSetAtom(callAtom);
  const withWaiting = useSetAtom(withWaitingAtom);
  const keepPreviousData = useKeepsRows(reader?.id);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) => {
      if (!reader || (index > 0 && previous?.next === undefined)) return null;
      const cursor = previous?.next ?? '';
      return { operation: 'ListCollectEvents', reader: reader.id, changes, cursor };
    },
    async ({ cursor, reader: of }) => {
      const page = await loadPage(call(), cursor).catch(async (failure: unknown) => {
        const kept = cursor === '' && !isOnline() ? await keptPage(of) : undefined;
        if (!kept) throw failure;
        return kept;
      });
      return { ...page, entries: await withWaiting(page.entries, of, cursor === '') };
    },
    {
      keepPreviousData,
      persistSize: true,
      // Otherwise the first page would be refetched along with every further one.
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  useAskAnew(data !== undefined, () => void mutate());
  const failed = error !== undefined && !isValidating;
  const isAway = data === undefined && error !== undefined && !isRefusal(error);
  const kept = useKeptFavorites(reader?.id, isAway);
  const ended = data?.at(-1)?.next === undefined;
  return {
    entries: reader && (data ? distinct(data.flatMap(({ entries }) => entries)) : kept),
    ended: data !== undefined && ended,
    loading: isValidating,
    failed,
    loadMore() {
      if (isValidating) return;
      if (failed) void mutate();
      else if (!ended) void setSize(size + 1);
    },
    refresh: () => mutate(),
  };
}

/** An event that came on two pages, because others moved meanwhile, is shown once. */
function distinct(entries: readonly FeedEntry[]): FeedEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
