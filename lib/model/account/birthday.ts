// Birthdays as calendar days `YYYY-MM-DD`, and the age that follows: "between 1800-02-01 and today;
// age computed from it; under 18 blocked". Days have no time zone; the caller says what day it is.
import { differenceInYears } from 'date-fns/differenceInYears';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { isoDay } from '../calendar';
import { adultYears, firstBirthday } from '../limits/account';

export type Day = { year: number; month: number; day: number };

const form = /^\d{4}-\d{2}-\d{2}$/;
const two = (n: number) => String(n).padStart(2, '0');

/** `YYYY-MM-DD`. */
export function dayText({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** How many days a month has; `month` counts from 1. */
export function daysIn(year: number, month: number): number {
  return getDaysInMonth(parseISO(dayText({ year, month, day: 1 })));
}

/** Parses a day that exists in the calendar; undefined for anything else. */
export function readDay(text: string): Day | undefined {
  if (!form.test(text) || !isValid(parseISO(text))) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** Today's calendar day at `now` (ms) in a time zone, by default the local one. */
export function todayAt(now: number, timeZone?: string): string {
  return isoDay(now, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Whether a text is a day from 1800-02-01 to `today`; both are `YYYY-MM-DD`. */
export function isBirthday(text: string, today: string): boolean {
  // Texts in this format sort in the order of their days.
  return readDay(text) !== undefined && text >= firstBirthday && text <= today;
}

/** Age in whole years; someone born on 29 February has their birthday on 1 March in other years. */
export function ageOn(today: string, birthday: string): number | undefined {
  if (!readDay(birthday) || !readDay(today) || birthday > today) return undefined;
  return differenceInYears(parseISO(today), parseISO(birthday));
}

/** False also for an invalid birthday: this check alone decides about an account. */
export function isAdult(birthday: string, today: string): boolean {
  return isBirthday(birthday, today) && (ageOn(today, birthday) ?? 0) >= adultYears;
}
