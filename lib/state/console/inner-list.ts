// The lists of the console, page by page, and what an operator does to their rows. Protects: a row
// shows what the service says now: after every act its list is asked for again.
import { useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import type { Input, OperationName, Output } from '@/lib/contract';
import { callAtom } from '../page/service';

type Lists =
  | 'ListDeliveries'
  | 'ListFeedRuns'
  | 'ListFiles'
  | 'ListInnerBots'
  | 'ListInnerComments'
  | 'ListInnerEvents'
  | 'ListInnerFeeds'
  | 'ListInnerPosts'
  | 'ListInnerThemes'
  | 'ListInnerTopics'
  | 'ListInvitations'
  | 'ListModelUse'
  | 'ListOperatorActs'
  | 'ListOperators'
  | 'ListReports';
type Row<N extends Lists> = NonNullable<Output<N>['data']>['items'][number];

export function useInnerList<N extends Lists>(name: N, input: Input<N>) {
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, before: { next?: string } | null) =>
      index > 0 && !before?.next
        ? null
        : ([name, JSON.stringify(input), before?.next ?? ''] as const),
    async ([, , cursor]) => {
      const answer = await call()(name, { ...input, cursor }, { quiet: true });
      // Each of them answers with a page of its own rows, which the compiler cannot see here.
      const page = answer.data as { items: Row<N>[]; next_cursor: string } | undefined;
      if (!page) throw new Error('The list came without data.');
      return { items: page.items, next: page.next_cursor || undefined };
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    /** Undefined until the first page is here. */
    rows: data?.flatMap(({ items }) => items),
    ended: !data?.at(-1)?.next,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void setSize(size + 1),
    reload: () => void mutate(),
  };
}

/** Does something; false where the service refused it or did not answer: the reader was told why. */
export function useInnerAct() {
  const call = useSetAtom(callAtom);
  return async <N extends OperationName>(name: N, input: Input<N>): Promise<boolean> => {
    const answer = await call()(name, input).catch(() => undefined);
    return answer?.code === 0;
  };
}
