// Why an event stands where it does in the open tab, and what it is about, as the service orders its
// lists. Asked for when the reader asks.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import type { Placement } from '@/lib/contract';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';
import { openTabAtom } from './tabs';

export function usePlacement(event_id: string) {
  const reader = useAtomValue(readerAtom)?.id;
  const tab = useAtomValue(openTabAtom);
  const { language, newsLanguage: news_language } = useAtomValue(settingsAtom);
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    { operation: 'ExplainEvent', event_id, tab, reader, language, news_language },
    async (): Promise<Placement> => {
      const input = { event_id, tab, news_language };
      const { data: found } = await call()('ExplainEvent', input, { quiet: true });
      if (!found) throw new Error('The reasons came without data.');
      return found;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 0 },
  );
  return {
    /** Undefined until it is here; reasons of an earlier time are none. */
    placement: isValidating ? undefined : data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}
