'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { clockTime } from '@/lib/model/text/relative-time';
import { clockAtom } from '@/lib/state/page/clock';

/** When something was: today and yesterday by the clock, earlier by the day; nothing without a time. */
export function ClockLabel({ time }: { time: number }) {
  const t = useTranslations('common.clock');
  const { now, timeZone } = useAtomValue(clockAtom);
  const clock = clockTime(time, now, timeZone);
  if (!clock) return null;
  // A day of the reader's calendar, as the formatter reads it: in UTC.
  const day = new Date(Date.UTC(clock.year, clock.month - 1, clock.date));
  return (
    <time dateTime={new Date(time).toISOString()} className="tabular whitespace-nowrap">
      {t(clock.day, { time: clock.time, day })}
    </time>
  );
}
