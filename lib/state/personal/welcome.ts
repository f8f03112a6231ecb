// The first visit: whether to offer a start, and today's news of every part to start with.
// Protects: it is offered once, to readers who are asked nothing else, and never again after either
// answer.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import { atDetail } from '@/lib/browser/history/address';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { countVisit } from '@/lib/browser/storage/visits';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { rulesOf } from '@/lib/model/region-rules';
import { welcomedKey } from '@/lib/model/wire/further-keys';
import { siteAtom } from '../page/deployment';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';

/** How many events a first visit shows, from every part in turn. */
const onboardingListed = 12;

/** Readers with an account, and guests in some regions, are asked for their interests instead. */
export const isWelcomeDueAtom = atom(null, (get): boolean => {
  const asked = get(readerAtom) !== undefined || rulesOf(get(siteAtom).region).guestInterests;
  return !asked && !atDetail() && readStored(welcomedKey) === undefined && countVisit() === 1;
});

/** The reader has answered, either way. */
export const keepWelcomedAtom = atom(null, () => writeStored(welcomedKey, 'true'));

/** The newest of every part of the news; undefined until it has loaded. */
export function useOnboardingList() {
  const { language, newsLanguage: news_language } = useAtomValue(settingsAtom);
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    { operation: 'ListOnboardingEvents', language, news_language },
    async (): Promise<readonly FeedEntry[]> => {
      const input = { limit: onboardingListed, news_language };
      const answer = await call()('ListOnboardingEvents', input, { quiet: true });
      if (!answer.data) throw new Error('The list came without data.');
      const { toEntry } = await import('@/lib/model/feed/to-entry');
      return answer.data.events.map(toEntry);
    },
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  return {
    entries: data,
    failed: error !== undefined && !data && !isValidating,
    retry: () => void mutate(),
  };
}
