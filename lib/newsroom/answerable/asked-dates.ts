// Questions for the news of a date or period: on 29 January, last week. Protects: the date is not
// searched as a word, and news of another time is not shown as the news of that one.
import { dayMs } from '@/lib/model/time';
import { asksOfFuture } from '../language/questions/asking';
import {
  datesIn,
  daysMeant,
  withoutDates,
  type Days,
  type SaidDate,
} from '../language/questions/dates';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { readQuestion, type Question } from './question';
import type { RankedEvent } from './rank';

/** The figures of a quarter are published during the next one. */
const toldAfterQuarter = 92 * dayMs;
/** A weekday alone means the nearest one to a report's date, before or after it. */
const weekdayMs = 14 * dayMs;
/** News this near to the time may be meant. */
const nearMs = 31 * dayMs;

/** `asked-period.ts` finds months and years; today and tomorrow limit how old news may be. */
function narrows({ day, month, year, unit, side, near }: SaidDate): boolean {
  if (near !== undefined) return near < -1;
  if (day !== undefined) return true;
  if (month !== undefined || year !== undefined) return false;
  return side === undefined || (unit !== 'month' && unit !== 'year');
}

/** Whether the words of a time only say when. */
const isTimeOnly = (said: SaidDate) => narrows(said) || said.unit === 'month';

/** A question whose dates are taken out of its words, unless it names nothing else. */
export function dated(question: Question): Question {
  const { text, lang, terms, wantsList } = question;
  const compared = [...text.matchAll(lexicons[lang].periods.asksCompared)];
  const isCompared = (at: number) =>
    compared.some(({ 0: all, index }) => index <= at && at < index + all.length);
  const found = datesIn(text, lang).filter(
    ({ said, end }) => !isCompared(end - 1) && (wantsList || isTimeOnly(said)),
  );
  if (found.length === 0) return question;
  const rest = readQuestion(withoutDates(text, found), lang);
  // A single Chinese character names nothing.
  if (!rest.terms.some(({ token }) => token.length > 1)) return question;
  const written = new Set(readQuestion(text, lang).terms.map(({ token }) => token));
  const inherited = terms.filter(({ token }) => !written.has(token));
  const dates = found.map(({ said }) => said).filter((said) => wantsList || narrows(said));
  return { ...question, terms: [...rest.terms, ...inherited], ...(dates.length > 0 && { dates }) };
}

const todayOf = (time: number) => time - (time % dayMs);

const isDay = ({ from, to }: Days) => to - from <= dayMs;

/** When news about the days of a question is published, from the first to the last. */
export function timesAsked(question: Question, now: number): Days[] {
  const isAhead = asksOfFuture(question.text, question.lang);
  return (question.dates ?? []).map((said) => {
    const days = daysMeant(said, todayOf(now), isAhead);
    const after = said.unit === 'quarter' ? toldAfterQuarter : dayMs / 2;
    return { from: days.from - dayMs / 2, to: days.to + after };
  });
}

/**
 * Whether a report names one of the days that are asked for, and whether passages that may answer
 * name other dates.
 */
function namedIn({ event, passages }: RankedEvent, question: Question, now: number) {
  const isAhead = asksOfFuture(question.text, question.lang);
  const asked = (question.dates ?? []).map((said) => ({
    said,
    days: daysMeant(said, todayOf(now), isAhead),
  }));
  const today = todayOf(event.release_time);
  const isMeant = (told: SaidDate) =>
    asked.some(({ said, days }) => {
      if (said.weekday !== undefined && told.weekday !== undefined) {
        const isBeside = Math.abs(today - days.from) <= weekdayMs;
        return said.weekday === told.weekday && isBeside;
      }
      return [false, true].some((ahead) => {
        const of = daysMeant(told, today, ahead);
        const isAsNarrow = isDay(of) || of.to - of.from <= days.to - days.from;
        return isAsNarrow && of.from < days.to && days.from < of.to;
      });
    });
  const told = passages.flatMap(({ text, lang, own }) =>
    datesIn(inOneScript(text), lang).map(({ said }) => ({ said, own })),
  );
  return {
    asked: told.some(({ said }) => isMeant(said)),
    others: told.some(({ said, own }) => own > 0 && said.day !== undefined),
  };
}

/**
 * How near a report is to the time of a question: of that time, near it, or of another. Undefined
 * where the question names none.
 */
export function nearnessIn(
  ranked: RankedEvent,
  question: Question,
  now: number,
): 'of' | 'near' | 'away' | undefined {
  if (!question.dates) return undefined;
  const { release_time } = ranked.event;
  const times = timesAsked(question, now);
  const isWithin = (slack: number) =>
    times.some(({ from, to }) => release_time >= from - slack && release_time < to + slack);
  const named = namedIn(ranked, question, now);
  if (named.asked || (isWithin(0) && !named.others)) return 'of';
  return isWithin(nearMs) ? 'near' : 'away';
}
