// The lists of topics: those that the reader follows, and popular ones. Page by page. Protects: a
// topic followed a moment ago is in them, here and on another device.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import type { Call } from '@/lib/client/create-client';
import type { Topic } from '@/lib/contract';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { topicChangesAtom } from './follow-topic';
import { useAskAnew } from '../page/ask-anew';
import { useKeepsRows } from '../page/keeps-rows';
import { callAtom } from '../page/service';
import { ownReaderAtom, unsureAtom } from '../page/reader';

export type TopicList = 'ListFollowedTopics' | 'ListHotTopics';

type Page = { topics: Topic[]; next: string | undefined };

async function loadPage(call: Call, list: TopicList, cursor: string): Promise<Page> {
  const page = await call(list, { cursor }, { quiet: true });
  if (!page.topic_list) throw new Error('The topics came without data.');
  return { topics: page.topic_list, next: nextCursor(page, cursor) };
}

/**
 * A list of topics; what a signed-in reader follows is fetched only when somebody is signed in, and
 * is loading for as long as that is unknown.
 */
export function useTopics(list: TopicList) {
  const reader = useAtomValue(ownReaderAtom);
  const unsure = useAtomValue(unsureAtom);
  const changes = useAtomValue(topicChangesAtom);
  const call = useSetAtom(callAtom);
  const keepPreviousData = useKeepsRows(reader?.id);
  const needed = list === 'ListHotTopics' || reader !== undefined;
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, previous: Page | null) => {
      if (!needed || (index > 0 && previous?.next === undefined)) return null;
      return [list, reader?.id ?? '', previous?.next ?? '', changes] as const;
    },
    ([operation, , cursor]) => loadPage(call(), operation, cursor),
    {
      ...{ keepPreviousData, persistSize: true },
      ...{ revalidateFirstPage: false, shouldRetryOnError: false },
    },
  );
  useAskAnew(data !== undefined, () => void mutate());
  // Loaded rows stay valid when only revalidation failed.
  const failed = error !== undefined && !isValidating && data?.length !== size;
  const topics = data?.flatMap((page) => page.topics);
  return {
    /** Undefined until the first page has loaded. */
    topics: topics && [...new Map(topics.map((topic) => [topic.topic_id, topic])).values()],
    ended: data?.at(-1)?.next === undefined,
    loading: isValidating || (unsure && !needed),
    failed,
    loadMore: () => void (failed ? mutate() : setSize(size + 1)),
    refresh: () => mutate(),
  };
}
