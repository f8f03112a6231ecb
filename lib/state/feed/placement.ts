// Why an event has its place in the open tab, and what it is about, according to the service's
// ranking. Loaded when the reader asks for it.
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
    /** Undefined until it has loaded; earlier reasons are outdated. */
    placement: isValidating ? undefined : data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}
