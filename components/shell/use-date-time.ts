'use client';
import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { writeDate } from '@/lib/model/text/written';
import { useClock } from './use-clock';

/**
 * Writes when something was by the reader's own zone: around midnight its day is another one than in UTC.
 * What the server wrote stays until the page is alive.
 */
export function useDateTime(): (
  time: number | Date,
  options: Intl.DateTimeFormatOptions,
) => string {
  const locale = useLocale();
  const { timeZone } = useClock();
  return useCallback(
    (time, options) => writeDate(locale, time, { timeZone, ...options }),
    [locale, timeZone],
  );
}
