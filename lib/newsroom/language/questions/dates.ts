// The times that a text names: on 29 January, last week, two months ago. Protects that they are
// read alike in every language, and that a date without a year is the nearest one that can be
// meant.
import { tz } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfQuarter } from 'date-fns/startOfQuarter';
import { startOfYear } from 'date-fns/startOfYear';
import { dayMs } from '@/lib/model/time';
import type { Language } from '@/lib/model/text/languages';
import type { DateForms, DateUnit } from '../lexicon/date-forms';
import { lexicons } from '../lexicons';
import { fold } from '../segment';

/** A time as stated; which days it means depends on today. */
export type SaidDate = {
  year?: number;
  /** January is 0. */
  month?: number;
  day?: number;
  /** Sunday is 0. */
  weekday?: number;
  unit?: DateUnit;
  /** -1 for the last, 0 for the present, 1 for the next. */
  side?: number;
  /** This many units ago. */
  ago?: number;
  /** The last so many units up to now. */
  past?: number;
  /** Days from today. */
  near?: number;
  /** From that time until now. */
  since: boolean;
  /** Whether "last Thursday" is the one of last week, which need not be the latest one. */
  ofWeek: boolean;
};

/** Days as midnights of UTC in milliseconds; `to` is excluded. */
export type Days = { from: number; to: number };

type Groups = Readonly<Record<string, string | undefined>>;

const short = (word: string) => fold(word).slice(0, 3);

function numberOf(said: string | undefined, { counts }: DateForms): number | undefined {
  if (said === undefined) return undefined;
  const digits = /\d+/.exec(said);
  return digits ? Number(digits[0]) : counts[fold(said)];
}

function monthOf(said: string | undefined, { months }: DateForms): number | undefined {
  if (said === undefined) return undefined;
  return /^\d/.test(said) ? Number(said) - 1 : (months[fold(said)] ?? months[short(said)]);
}

function saidBy(groups: Groups, lang: Language): SaidDate | undefined {
  const { dates: forms, spaced } = lexicons[lang];
  const { year, month, day, weekday, unit, side, ago, past, near } = groups;
  const said = {
    year: year === undefined ? undefined : Number(year),
    month: monthOf(month, forms),
    day: numberOf(day, forms),
    weekday: weekday === undefined ? undefined : forms.weekdays[short(weekday)],
    unit: unit === undefined ? undefined : forms.units[fold(unit)],
    side: side === undefined ? undefined : forms.sides[fold(side)],
    ago: numberOf(ago, forms),
    past: past === undefined && unit && !side && !ago ? 1 : numberOf(past, forms),
    near: near === undefined ? undefined : forms.near[fold(near)],
    since: groups.since !== undefined,
    ofWeek: !spaced,
  };
  const isDate = (said.month ?? 0) < 12 && (said.day ?? 1) > 0 && (said.day ?? 1) < 32;
  return isDate ? said : undefined;
}

/** The times in a text with their positions, in order, none inside another. */
export function datesIn(text: string, lang: Language) {
  const found: { said: SaidDate; start: number; end: number }[] = [];
  for (const pattern of lexicons[lang].dates.patterns) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => start < one.end && one.start < end)) continue;
      const said = saidBy(match.groups ?? {}, lang);
      if (said) found.push({ said, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A text without its times. */
export const withoutDates = (text: string, dates: readonly { start: number; end: number }[]) =>
  dates.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

const utc = { in: tz('UTC') };
const monthsAfter = (time: number, months: number) => addMonths(time, months, utc).getTime();
const weekOf = (today: number) => startOfISOWeek(today, utc).getTime();
/** The units that consist of months. */
const spans: Partial<Record<DateUnit, { start: typeof startOfMonth; months: number }>> = {
  month: { start: startOfMonth, months: 1 },
  quarter: { start: startOfQuarter, months: 3 },
  year: { start: startOfYear, months: 12 },
};
const daysOf: Readonly<Record<DateUnit, number>> = {
  ...{ day: 1, week: 7, month: 30, quarter: 91, year: 365 },
};

function besideNow(unit: DateUnit, side: number, today: number): Days {
  const span = spans[unit];
  if (span) {
    const from = monthsAfter(span.start(today, utc).getTime(), span.months * side);
    return { from, to: monthsAfter(from, span.months) };
  }
  const begin = unit === 'week' ? weekOf(today) : today;
  const from = begin + daysOf[unit] * side * dayMs;
  // In some countries the week begins on Sunday.
  const early = unit === 'week' && side < 0 ? dayMs : 0;
  return { from: from - early, to: from + daysOf[unit] * dayMs };
}

function weekdayAt({ weekday = 0, side, ofWeek }: SaidDate, today: number, isAhead: boolean): Days {
  if (ofWeek && side !== undefined) {
    const from = weekOf(today) + (7 * side + ((weekday + 6) % 7)) * dayMs;
    return { from, to: from + dayMs };
  }
  const passed = (new Date(today).getUTCDay() - weekday + 7) % 7;
  const isOther = passed === 0 && side !== undefined && side !== 0;
  const back = today - (passed + (isOther && side < 0 ? 7 : 0)) * dayMs;
  const isNext = side === 1 || (side !== -1 && isAhead && passed > 0);
  const from = isNext ? back + 7 * dayMs : back;
  return { from, to: from + dayMs };
}

/** The day or month of a date in a given year. */
function dateIn(year: number, { month = 0, day }: SaidDate): Days {
  const from = Date.UTC(year, month, day ?? 1);
  return { from, to: day === undefined ? monthsAfter(from, 1) : from + dayMs };
}

function dateAt(said: SaidDate, today: number, isAhead: boolean): Days {
  const { year } = said;
  if (year !== undefined) {
    return said.month === undefined
      ? { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) }
      : dateIn(year, said);
  }
  const own = new Date(today).getUTCFullYear();
  if (said.month === undefined) {
    // A day alone is in this month, or in the last one.
    const month = new Date(today).getUTCMonth();
    const here = dateIn(own, { ...said, month });
    return here.from <= today + dayMs ? here : dateIn(own, { ...said, month: month - 1 });
  }
  const years = [own - 1, own, own + 1].map((one) => dateIn(one, said));
  const before = years.filter(({ from }) => from <= today + dayMs);
  return (isAhead ? years.find(({ to }) => to > today) : before.at(-1)) ?? dateIn(own, said);
}

/**
 * The days that are meant.
 * @param today as a midnight of UTC
 * @param isAhead whether the future is meant
 */
export function daysMeant(said: SaidDate, today: number, isAhead: boolean): Days {
  const { unit = 'day', side, ago, past, near, since } = said;
  let days: Days;
  if (near !== undefined) days = { from: today + near * dayMs, to: today + (near + 1) * dayMs };
  else if (said.month !== undefined || said.year !== undefined || said.day !== undefined)
    days = dateAt(said, today, isAhead);
  else if (said.weekday !== undefined) days = weekdayAt(said, today, isAhead);
  else if (side !== undefined) days = besideNow(unit, side, today);
  else if (ago !== undefined) {
    // ‘Two weeks ago’ is not an exact day.
    const [at, about] = [today - ago * daysOf[unit] * dayMs, Math.floor(daysOf[unit] / 2) * dayMs];
    days = { from: at - about, to: at + about + dayMs };
  } else days = { from: today - (past ?? 1) * daysOf[unit] * dayMs, to: today + dayMs };
  return since ? { from: days.from, to: Math.max(days.to, today + dayMs) } : days;
}
