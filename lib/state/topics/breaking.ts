// What breaks in what the reader follows: events that several publishers reported within hours.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { minuteMs } from '@/lib/model/time';
import { muteChangesAtom } from '../page/hidden';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** Events at the top of a list, which they must not push away. */
const atMost = 3;
/** How often they are asked for while a page lies open. */
const everyMs = 5 * minuteMs;

export function useBreaking() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const mutes = useAtomValue(muteChangesAtom);
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    // Named as the lists that are asked for anew when somebody follows a bot.
    ['ListFollowedPosts', 'breaking', reader ?? '', mutes],
    async () => {
      const input = { limit: atMost };
      const { data: found } = await call()('ListFollowedBreakingNews', input, { quiet: true });
      if (!found) throw new Error('The breaking news came without data.');
      const { toEntry } = await import('@/lib/model/feed/to-entry');
      return found.events.map(toEntry);
    },
    { refreshInterval: everyMs, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    entries: data ?? [],
    /** What is shown stays: only a list that never came is missed. */
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate(),
  };
}
