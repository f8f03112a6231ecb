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

/** `YYYY-MM-DD` as one writes it in a language, by its BCP 47 tag. */
export function dayInWords(day: string, tag: string): string {
  const form = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : form.format(time);
}

/** An hour of the day (0 to 23) as one says it in a language. */
export function hourInWords(hour: number, tag: string): string {
  const form = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' });
  return form.format(Date.UTC(2026, 0, 1, hour)).replace(/\u202f/g, ' ');
}

export function yearOf(time: number, timeZone = 'UTC'): number {
  return getYear(new TZDate(time, timeZone));
}
