// Other events related to an article, page by page, as its reader may see them.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import type { Call } from '@/lib/client/create-client';
import { takenDown } from '@/lib/contract';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { muteChangesAtom } from '../page/hidden';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** How many events are shown below an article at first. */
const atOnce = 5;

type Page = { entries: FeedEntry[]; next: string | undefined };

async function loadPage(call: Call, event_id: string, cursor: string): Promise<Page> {
  const input = { event_id, cursor, limit: atOnce };
  const { data, code } = await call('ListExpandingArticles', input, { quiet: true });
  // The article was taken down while being read: nothing is related to it any more.
  if (code === takenDown) return { entries: [], next: undefined };
  if (!data) throw new Error('The related events came without data.');
  const { toEntry } = await import('@/lib/model/feed/to-entry');
  return { entries: data.events.map(toEntry), next: nextCursor(data, cursor) };
}

export function useRelated(eventId: string) {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const mutes = useAtomValue(muteChangesAtom);
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) =>
      index > 0 && previous?.next === undefined
        ? null
        : (['ListExpandingArticles', eventId, reader ?? '', mutes, previous?.next ?? ''] as const),
    ([, id, , , cursor]) => loadPage(call(), id, cursor),
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const entries = data?.flatMap((page) => page.entries);
  return {
    /** Undefined until the first page has loaded. */
    entries: entries && [...new Map(entries.map((entry) => [entry.id, entry])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
  };
}
