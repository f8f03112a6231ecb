'use client';
import { useTranslations } from 'next-intl';
import { isoDay } from '@/lib/model/calendar';
import { clockTime } from '@/lib/model/text/clock-time';
import { useClock } from '../shell/use-clock';

/**
 * The time of something: today and yesterday by the clock, earlier by the day; nothing without a
 * time.
 */
export function ClockLabel({ time }: { time: number }) {
  const t = useTranslations('common.clock');
  const { now, timeZone } = useClock();
  const clock = clockTime(time, now, timeZone);
  if (!clock) return null;
  return (
    <time dateTime={new Date(time).toISOString()} className="tabular whitespace-nowrap">
      {/* The formatter reads days in UTC; one of another year looks like that of a `TimeLabel`. */}
      {t(clock.day, { time: clock.time, day: clock.date, date: isoDay(clock.date.getTime()) })}
    </time>
  );
}
