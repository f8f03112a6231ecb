// How old something is, in the steps of the specification, and the clock form that names the day.
// Protects: server and browser say the same (both are told `now` and the zone), never "NaN ago".
import { differenceInCalendarDays } from 'date-fns';
import { clockSkewMs } from '../limits/feed';
import { dayMs, hourMs, minuteMs } from '../time';

export type Age =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months'; count: number }
  | { unit: 'date'; date: string };

const week = 7 * dayMs;
/** A month is 30 days; days 28 and 29 count as one month already. */
const month = 30 * dayMs;

/**
 * The age of `time` (ms) seen from `now` (ms): just now under a minute, minutes 1–59, hours 1–23,
 * days 1–6, weeks 1–3, months 1–3, else the date as YYYY-MM-DD. Undefined without a time. A time
 * slightly ahead of the clock is "just now", one far ahead is shown as its date.
 */
export function ageOf(time: number, now: number, timeZone = 'UTC'): Age | undefined {
  if (!Number.isFinite(time) || time <= 0) return undefined;
  const age = now - time;
  if (age < -clockSkewMs) return { unit: 'date', date: isoDate(time, timeZone) };
  if (age < minuteMs) return { unit: 'now' };
  if (age < hourMs) return { unit: 'minutes', count: Math.floor(age / minuteMs) };
  if (age < dayMs) return { unit: 'hours', count: Math.floor(age / hourMs) };
  if (age < week) return { unit: 'days', count: Math.floor(age / dayMs) };
  if (age < 4 * week) return { unit: 'weeks', count: Math.floor(age / week) };
  if (age < 4 * month) return { unit: 'months', count: Math.max(1, Math.floor(age / month)) };
  return { unit: 'date', date: isoDate(time, timeZone) };
}

export type ClockTime = { day: 'today' | 'yesterday' | 'this-year' | 'other'; time: string } & {
  year: number;
  month: number;
  date: number;
};

/** The parts of the second format: the calendar day in the reader's zone, and `HH:mm`. */
export function clockTime(time: number, now: number, timeZone: string): ClockTime | undefined {
  if (!Number.isFinite(time) || time <= 0) return undefined;
  const then = calendar(time, timeZone);
  const today = calendar(now, timeZone);
  const daysAgo = differenceInCalendarDays(dayOf(today), dayOf(then));
  const named = daysAgo === 0 ? 'today' : daysAgo === 1 ? 'yesterday' : undefined;
  const other = then.year === today.year ? 'this-year' : 'other';
  return { ...then, day: named ?? other };
}

function isoDate(time: number, timeZone: string): string {
  const { year, month, date } = calendar(time, timeZone);
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${year}-${pad(month)}-${pad(date)}`;
}

type Calendar = { year: number; month: number; date: number; time: string };

const dayOf = ({ year, month, date }: Calendar) => new Date(year, month - 1, date);

/** Making one costs a cheap phone tens of milliseconds, asking it next to nothing: one for each zone. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  calendars.set(timeZone, made);
  return made;
}

function calendar(time: number, timeZone: string): Calendar {
  const parts = calendarOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    year: Number(part('year')),
    month: Number(part('month')),
    date: Number(part('day')),
    time: `${part('hour')}:${part('minute')}`,
  };
}
