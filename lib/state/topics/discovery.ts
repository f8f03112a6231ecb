// Events worth following, page by page.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import type { Call } from '@/lib/client/create-client';
import type { Discovery } from '@/lib/contract';
import { callAtom } from '../page/service';
import { ownReaderAtom } from '../page/reader';

type Page = { found: Discovery[]; next: string | undefined };

async function loadPage(call: Call, cursor: string): Promise<Page> {
  const answer = await call('ListDiscovery', { cursor }, { quiet: true });
  const { discovery_list: found, has_more, next_cursor } = answer;
  if (!found) throw new Error('The discoveries came without data.');
  return { found, next: has_more && next_cursor !== cursor ? next_cursor || undefined : undefined };
}

export function useDiscovery() {
  const reader = useAtomValue(ownReaderAtom);
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) =>
      index > 0 && previous?.next === undefined
        ? null
        : (['ListDiscovery', reader?.id ?? '', previous?.next ?? ''] as const),
    ([, , cursor]) => loadPage(call(), cursor),
    { keepPreviousData: true, revalidateFirstPage: false, shouldRetryOnError: false },
  );
  const found = data?.flatMap((page) => page.found);
  return {
    /** Undefined until the first page is here. */
    found: found && [...new Map(found.map((one) => [one.id, one])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
  };
}
