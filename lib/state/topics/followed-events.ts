// The events of all topics that a reader follows, as one list, newest first. Protects: each appears
// once, even if several topics have it, and recent follows and mutes are taken into account.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import type { Call } from '@/lib/client/create-client';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { useAskAnew } from '../page/ask-anew';
import { muteChangesAtom } from '../page/hidden';
import { useKeepsRows } from '../page/keeps-rows';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { topicChangesAtom } from './follow-topic';

/** Events per press: the lists of topics below stay near. */
const pageSize = 8;

type Page = { entries: FeedEntry[]; next: string | undefined };

async function loadPage(call: Call, cursor: string): Promise<Page> {
  const input = { cursor, limit: pageSize };
  const { data } = await call('ListFollowedEvents', input, { quiet: true });
  if (!data) throw new Error('The events came without data.');
  const { toEntry } = await import('@/lib/model/feed/to-entry');
  return { entries: data.events.map(toEntry), next: nextCursor(data, cursor) };
}

/** Fetches nothing for a guest, who follows no topics. */
export function useFollowedEvents() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const changes = useAtomValue(topicChangesAtom);
  const mutes = useAtomValue(muteChangesAtom);
  const call = useSetAtom(callAtom);
  const keepPreviousData = useKeepsRows(reader);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) =>
      reader === undefined || (index > 0 && previous?.next === undefined)
        ? null
        : (['ListFollowedEvents', reader, previous?.next ?? '', changes, mutes] as const),
    ([, , cursor]) => loadPage(call(), cursor),
    {
      ...{ keepPreviousData, revalidateFirstPage: false },
      ...{ revalidateOnFocus: false, shouldRetryOnError: false },
    },
  );
  useAskAnew(data !== undefined, () => void mutate());
  // Loaded rows stay valid when only revalidation failed.
  const failed = error !== undefined && !isValidating && data?.length !== size;
  const entries = data?.flatMap((page) => page.entries);
  return {
    /** Undefined until the first page has loaded. */
    entries: entries && [...new Map(entries.map((entry) => [entry.id, entry])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed,
    loadMore: () => void (failed ? mutate() : setSize(size + 1)),
  };
}
