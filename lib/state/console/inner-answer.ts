// One answer that the console shows. Protects: missing data and data that failed to load are told
// apart.
import { useSetAtom } from 'jotai';
import useSWR from 'swr';
import { mustSucceedOrBeGone } from '@/lib/client/must-succeed';
import type { Input, Output } from '@/lib/contract';
import { callAtom } from '../page/service';
import { useInDoubt } from './in-doubt';

type Answers =
  | 'GetInnerDailyReport'
  | 'GetInnerEvent'
  | 'GetOperator'
  | 'ListLabels'
  | 'ListMoments'
  | 'RecallGraph';

export function useInnerAnswer<N extends Answers>(name: N, input: Input<N>) {
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    [name, JSON.stringify(input)] as const,
    async () => {
      const asked = call()(name, input, { quiet: true });
      return (await mustSucceedOrBeGone(asked)).data ?? null;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useInDoubt(error, mutate);
  return {
    /** Null: there is none; undefined: not known yet. */
    data: data as NonNullable<Output<N>['data']> | null | undefined,
    failed: error !== undefined && !isValidating,
    /** Resolves when the service's current answer has arrived, or failed. */
    reload: async () => void (await mutate()),
  };
}
