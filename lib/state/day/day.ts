// The daily report that is shown, and the days that have one.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import type { DailyReport } from '@/lib/contract';
import { takenDown } from '@/lib/contract';
import { callAtom } from '../page/service';
import { settingAtom } from '../page/settings';

export type DayData = { report: DailyReport | undefined; days: readonly string[] };

/** What the server rendered: the answer for `date`, in the page's language. */
export type DayFirst = { date: string | undefined; first: DayData | undefined };

/** `data` without a report: that day has none. Undefined until it has loaded. */
export function useDay(date: string | undefined, start: DayFirst) {
  const lang = useAtomValue(settingAtom('language'));
  const call = useSetAtom(callAtom);
  const known =
    date === start.date && (start.first?.report?.lang ?? lang) === lang ? start.first : undefined;
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    { operation: 'GetDailyReport', date, lang },
    async (): Promise<DayData> => {
      const answer = await call()('GetDailyReport', { date, lang }, { quiet: true });
      const isAnswer = answer.data || answer.code === takenDown;
      if (!isAnswer) throw new Error('The report did not come.');
      return { report: answer.data ?? undefined, days: answer.days };
    },
    {
      fallbackData: known,
      revalidateOnMount: known === undefined,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  return {
    data,
    loading: data === undefined && (isLoading || isValidating),
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate(),
  };
}
