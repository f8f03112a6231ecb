// The clock format of a time, which names the day.
import { dayAndTime, isoDay } from '../calendar';
import { dayMs } from '../time';

export type ClockTime = {
  day: 'today' | 'yesterday' | 'this-year' | 'other';
  /** HH:mm */
  time: string;
  /** The calendar day, at its midnight in UTC. */
  date: Date;
};

/** The parts of the second format: the calendar day in the reader's zone, and `HH:mm`. */
export function clockTime(time: number, now: number, timeZone: string): ClockTime | undefined {
  if (!Number.isFinite(time) || time <= 0) return undefined;
  const then = dayAndTime(time, timeZone);
  const today = isoDay(now, timeZone);
  const date = new Date(then.day);
  const daysAgo = (Date.parse(today) - date.getTime()) / dayMs;
  const named = daysAgo === 0 ? 'today' : daysAgo === 1 ? 'yesterday' : undefined;
  const isThisYear = today.slice(0, -6) === then.day.slice(0, -6);
  return { day: named ?? (isThisYear ? 'this-year' : 'other'), time: then.time, date };
}
