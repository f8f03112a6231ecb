// The reader whom an operator looks for. Protects: a reader that does not exist and a search that
// failed are shown differently.
import { useSetAtom } from 'jotai';
import useSWR from 'swr';
import { mustSucceed } from '@/lib/client/must-succeed';
import { ServiceError } from '@/lib/client/service-error';
import { takenDown } from '@/lib/contract/codes';
import { callAtom } from '../page/service';
import { useInDoubt } from './in-doubt';

const noneCodes: readonly (number | undefined)[] = [takenDown, 404];

/** `query`: an id, an address or a number; '' searches for nobody. */
export function useFoundReader(query: string) {
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    query ? (['FindReader', query] as const) : null,
    async () => {
      try {
        const asked = call()('FindReader', { query }, { quiet: true });
        const { data: found } = await mustSucceed(asked);
        if (!found) throw new Error('The reader came without data.');
        return found;
      } catch (failure) {
        if (failure instanceof ServiceError && noneCodes.includes(failure.code)) return null;
        throw failure;
      }
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useInDoubt(error, mutate);
  return {
    /** Null: there is no such reader; undefined: not known yet. */
    reader: data,
    loading: isValidating && data === undefined,
    failed: error !== undefined && !isValidating,
    reload: () => void mutate(),
  };
}
