// Days of the news service: which day it is in its time zone, when one begins and ends, and which
// one is finished.
import { tz, TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { isoDay } from '@/lib/model/calendar';
import { dailyReportHour, dailyReportZone } from '@/lib/model/limits/day';

/** The hour from which the report of the day before is written, and the time zone of both. */
export type DaySettings = { hour: number; zone: string };

export const standardDay: DaySettings = { hour: dailyReportHour, zone: dailyReportZone };

function beginOf(day: string, zone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return startOfDay(new TZDate(year, month - 1, date, zone)).getTime();
}

/**
 * When a day (`YYYY-MM-DD`) begins and ends, in ms. Where clocks change at midnight it may begin at
 * one, and still ends at midnight.
 */
export const timesOf = (day: string, zone: string): { from: number; to: number } => ({
  from: beginOf(day, zone),
  to: beginOf(dayAfter(day, 1), zone),
});

/** The day a number of days after another. */
export function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return isoDay(addDays(time, days, { in: tz('UTC') }).getTime());
}

/** The newest day whose report is due: yesterday from the hour on, before that the day before. */
export function dueDay(now: number, { hour, zone }: DaySettings): string {
  const isWritten = new TZDate(now, zone).getHours() >= hour;
  return dayAfter(isoDay(now, zone), isWritten ? -1 : -2);
}

/** The day that a call means. */
export function namedDay(name: string, now: number, { zone }: DaySettings): string {
  const today = isoDay(now, zone);
  if (name === 'today') return today;
  return name === 'yesterday' ? dayAfter(today, -1) : name;
}
