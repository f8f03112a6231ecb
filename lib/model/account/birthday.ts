// Birthdays as calendar days `YYYY-MM-DD`, and the age that follows: "between 1800-02-01 and today;
// age computed from it; under 18 blocked". Days have no zone; who asks says what day it is.
import { adultYears, firstBirthday } from '../limits/account';

export type Day = { year: number; month: number; day: number };

const form = /^(\d{4})-(\d{2})-(\d{2})$/;
const two = (n: number) => String(n).padStart(2, '0');

/** How many days a month has; `month` counts from 1. */
export function daysIn(year: number, month: number): number {
  // Day 0 of the next month; `setUTCFullYear` takes the years before 100 as they are.
  const date = new Date(0);
  date.setUTCFullYear(year, month, 0);
  return date.getUTCDate();
}

export function dayText({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** A day that exists in the calendar; undefined for everything else. */
export function readDay(text: string): Day | undefined {
  const [year, month, day] = (form.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return { year, month, day };
}

/** The day that it is somewhere: the calendar day of `now` (ms) in a time zone. */
export function todayAt(now: number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return dayText({ year: part('year'), month: part('month'), day: part('day') });
}

export function isBirthday(text: string, today: string): boolean {
  // Texts of this one form stand in the order of their days.
  return readDay(text) !== undefined && text >= firstBirthday && text <= today;
}

/** Whole years; who is born on 29 February has a birthday on 1 March in other years. */
export function ageOn(today: string, birthday: string): number | undefined {
  const born = readDay(birthday);
  const here = readDay(today);
  if (!born || !here || birthday > today) return undefined;
  const had = today.slice(5) >= birthday.slice(5);
  return here.year - born.year - (had ? 0 : 1);
}

/** False for what is no birthday too: who decides about an account asks this alone. */
export function isAdult(birthday: string, today: string): boolean {
  return isBirthday(birthday, today) && (ageOn(today, birthday) ?? 0) >= adultYears;
}
