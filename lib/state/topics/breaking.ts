// Breaking news in what the reader follows: events that several publishers reported within hours.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { minuteMs } from '@/lib/model/time';
import { muteChangesAtom } from '../page/hidden';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** Events at the top of a list, which they must not push off the screen. */
const atMost = 3;
/** How often they are fetched while a page is open. */
const everyMs = 5 * minuteMs;

export function useBreaking() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const mutes = useAtomValue(muteChangesAtom);
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    // Named like the lists that are refetched when the reader follows a bot.
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
    /** Shown events stay: only a list that never loaded counts as failed. */
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate(),
  };
}
