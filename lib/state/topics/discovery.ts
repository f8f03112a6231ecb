// Events worth following, page by page.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import type { Call } from '@/lib/client/create-client';
import type { Discovery } from '@/lib/contract';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { useKeepsRows } from '../page/keeps-rows';
import { callAtom } from '../page/service';
import { ownReaderAtom } from '../page/reader';
import { settingsAtom } from '../page/settings';

type Page = { found: Discovery[]; next: string | undefined };

async function loadPage(call: Call, cursor: string, news_language: 'own' | 'all'): Promise<Page> {
  const answer = await call('ListDiscovery', { cursor, news_language }, { quiet: true });
  const { discovery_list: found } = answer;
  if (!found) throw new Error('The discoveries came without data.');
  return { found, next: nextCursor(answer, cursor) };
}

export function useDiscovery() {
  const reader = useAtomValue(ownReaderAtom);
  const { language, newsLanguage } = useAtomValue(settingsAtom);
  const call = useSetAtom(callAtom);
  const keepPreviousData = useKeepsRows(reader?.id);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) =>
      index > 0 && previous?.next === undefined
        ? null
        : ([
            'ListDiscovery',
            previous?.next ?? '',
            newsLanguage,
            reader?.id ?? '',
            language,
          ] as const),
    ([, cursor, wanted]) => loadPage(call(), cursor, wanted),
    { keepPreviousData, revalidateFirstPage: false, shouldRetryOnError: false },
  );
  const found = data?.flatMap((page) => page.found);
  return {
    /** Undefined until the first page has loaded. */
    found: found && [...new Map(found.map((one) => [one.id, one])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void (error === undefined ? setSize(size + 1) : mutate()),
  };
}
