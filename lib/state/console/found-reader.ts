// The reader whom an operator looks for. Protects: nobody of that name and a search that failed are
// two things, and say so.
import { useSetAtom } from 'jotai';
import useSWR from 'swr';
import { ServiceError } from '@/lib/client/service-error';
import { callAtom } from '../page/service';

/** `query`: an id, an address or a number; '' looks for nobody. */
export function useFoundReader(query: string) {
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    query ? (['FindReader', query] as const) : null,
    async () => {
      try {
        return (await call()('FindReader', { query }, { quiet: true })).data ?? null;
      } catch (failure) {
        if (failure instanceof ServiceError && failure.code === 404) return null;
        throw failure;
      }
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    /** Null: there is nobody; undefined: not known yet. */
    reader: data,
    loading: isValidating && data === undefined,
    failed: error !== undefined && !isValidating,
    reload: () => void mutate(),
  };
}
