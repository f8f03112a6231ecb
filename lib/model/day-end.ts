// When a day ends, in a time zone by its IANA name: daily counts then restart.
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** The end of the day of `time`: the first millisecond (ms) of the next day. */
export function dayEnd(time: number, timeZone = 'UTC'): number {
  return addDays(startOfDay(new TZDate(time, timeZone)), 1).getTime();
}
