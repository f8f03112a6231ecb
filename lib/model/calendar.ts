// Calendar days. Which day it is depends on where one asks, so each function takes a time zone by its
// IANA name; what the service counts by the day, it counts by that of UTC.
import { TZDate } from '@date-fns/tz';
import { addDays, getYear, lightFormat, startOfDay } from 'date-fns';

/** The day of `time` (ms) as `YYYY-MM-DD`. @throws a RangeError where `time` is none. */
export function isoDay(time: number, timeZone = 'UTC'): string {
  return lightFormat(new TZDate(time, timeZone), 'yyyy-MM-dd');
}

/** When the day of `time` ends: the first millisecond (ms) of the next one. */
export function dayEnd(time: number, timeZone = 'UTC'): number {
  return addDays(startOfDay(new TZDate(time, timeZone)), 1).getTime();
}

export function yearOf(time: number, timeZone = 'UTC'): number {
  return getYear(new TZDate(time, timeZone));
}
