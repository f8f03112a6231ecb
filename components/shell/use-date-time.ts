'use client';
import { useFormatter, type DateTimeFormatOptions } from 'next-intl';
import { useClock } from './use-clock';

/**
 * Writes when something was by the reader's own zone: around midnight its day is another one than in UTC.
 * What the server wrote stays until the page is alive.
 */
export function useDateTime(): (time: number | Date, options: DateTimeFormatOptions) => string {
  const format = useFormatter();
  const { timeZone } = useClock();
  return (time, options) => format.dateTime(time, { timeZone, ...options });
}
