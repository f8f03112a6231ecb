// The lists of the console, page by page, and the operator's actions on their rows. Protects: a row
// shows the service's current state: after every action, successful or not, its list is refetched.
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

/**
 * How many pages without a match are skipped before the operator is asked whether to go on; ours.
 */
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
        // Each operation returns a page of its own row type, which the compiler cannot see here.
        const page = answer.data as { items: Row<N>[]; next_cursor: string } | undefined;
        if (!page) throw new Error('The list came without data.');
        const { items, next_cursor } = page;
        // A search scans a limited number of rows per page: while none match, it continues by
        // itself.
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
    /** Undefined until the first page has loaded. */
    rows: data?.flatMap(({ items }) => items),
    ended: !data?.at(-1)?.next,
    loading: isValidating,
    failed: error !== undefined && !isValidating,
    loadMore: () => void setSize(size + 1),
    reload: () => void mutate(),
  };
}

/**
 * Performs an action; false if the service refused it or did not answer: the operator was told why.
 */
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
