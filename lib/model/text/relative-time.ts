// How old something is, in the steps of the specification.
// Protects: server and browser show the same (both are given `now` and the zone), never "NaN ago".
import { isoDay } from '../calendar';
import { clockSkewMs } from '../limits/feed';
import { dayMs, hourMs, minuteMs } from '../time';

export type Age =
  | { unit: 'now' }
  | { unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months'; count: number }
  | { unit: 'date'; date: string };

const week = 7 * dayMs;
/** A month is 30 days; 28 and 29 days already count as one month. */
const month = 30 * dayMs;

/**
 * The age of `time` (ms) seen from `now` (ms): just now under a minute, minutes 1–59, hours 1–23,
 * days 1–6, weeks 1–3, months 1–3, else the date as YYYY-MM-DD. Undefined without a time. A time
 * slightly ahead of the clock is "just now", one far ahead is shown as its date.
 */
export function ageOf(time: number, now: number, timeZone = 'UTC'): Age | undefined {
  if (!Number.isFinite(time) || time <= 0) return undefined;
  const age = now - time;
  if (age < -clockSkewMs) return { unit: 'date', date: isoDay(time, timeZone) };
  if (age < minuteMs) return { unit: 'now' };
  if (age < hourMs) return { unit: 'minutes', count: Math.floor(age / minuteMs) };
  if (age < dayMs) return { unit: 'hours', count: Math.floor(age / hourMs) };
  if (age < week) return { unit: 'days', count: Math.floor(age / dayMs) };
  if (age < 4 * week) return { unit: 'weeks', count: Math.floor(age / week) };
  if (age < 4 * month) return { unit: 'months', count: Math.max(1, Math.floor(age / month)) };
  return { unit: 'date', date: isoDay(time, timeZone) };
}
