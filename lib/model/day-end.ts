// When a day is over, in a time zone by its IANA name: what is counted by the day is counted anew.
import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** When the day of `time` ends: the first millisecond (ms) of the next one. */
export function dayEnd(time: number, timeZone = 'UTC'): number {
  return addDays(startOfDay(new TZDate(time, timeZone)), 1).getTime();
}
