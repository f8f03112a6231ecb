'use client';
import { useTranslations } from 'next-intl';
import { ageOf } from '@/lib/model/text/relative-time';
import { useClock } from '../shell/use-clock';

/** The age of something, in the reader's words; nothing without a time. */
export function TimeLabel({ time }: { time: number }) {
  const t = useTranslations('common.time');
  const { now, timeZone } = useClock();
  const age = ageOf(time, now, timeZone);
  if (!age) return null;
  const { unit, ...values } = age;
  return (
    <time dateTime={new Date(time).toISOString()} className="tabular whitespace-nowrap">
      {t(unit, values)}
    </time>
  );
}
