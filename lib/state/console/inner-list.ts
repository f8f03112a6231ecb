// The lists of the console, page by page, and what an operator does to their rows. Protects: a row
// shows what the service says now: after every act, done or not, its list is asked for again.
import { useSetAtom } from 'jotai';
import useSWRInfinite from 'swr/infinite';
import { mustSucceed } from '@/lib/client/must-succeed';
import type { Input, OperationName, Output } from '@/lib/contract';
import { callAtom } from '../page/service';
import { doubtAtom, useInDoubt } from './in-doubt';

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

/** Pages without a row that are passed over before the operator is asked whether to go on; ours. */
const emptyMost = 20;

export function useInnerList<N extends Lists>(name: N, input: Input<N>) {
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index: number, before: { next?: string } | null) =>
      index > 0 && !before?.next
        ? null
        : ([name, JSON.stringify(input), before?.next ?? ''] as const),
    async ([, , from]) => {
      let cursor = from;
      for (let asked = 1; ; asked += 1) {
        const answer = await mustSucceed(call()(name, { ...input, cursor }, { quiet: true }));
        // Each of them answers with a page of its own rows, which the compiler cannot see here.
        const page = answer.data as { items: Row<N>[]; next_cursor: string } | undefined;
        if (!page) throw new Error('The list came without data.');
        const { items, next_cursor } = page;
        // A search looks at so many rows a page: where none of them fits it goes on by itself.
        if (items.length > 0 || !next_cursor || asked === emptyMost) {
          return { items, next: next_cursor || undefined };
        }
        cursor = next_cursor;
      }
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useInDoubt(error, mutate);
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
  const doubt = useSetAtom(doubtAtom);
  return async <N extends OperationName>(name: N, input: Input<N>): Promise<boolean> => {
    const answer = await call()(name, input).catch(() => undefined);
    const done = answer?.code === 0;
    if (!done) doubt();
    return done;
  };
}
