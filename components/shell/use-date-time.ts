'use client';
import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { writeDate } from '@/lib/model/text/written';
import { useClock } from './use-clock';

/**
 * Formats times in the reader's own zone: around midnight its day differs from that in UTC. The
 * server's text stays until hydration.
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
