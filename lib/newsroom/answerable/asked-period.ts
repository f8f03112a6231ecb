// Whether a report is about the month, quarter or year that a question asks for. Protects: what
// happened in one is not shown as what happened in another.
import { languages } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import { lexicons } from '../language/lexicons';
import { asksOfFuture } from '../language/questions/asking';
import { inOneScript } from '../language/segment';
import { answering } from './answering';
import { lacksOrdinal } from './asked-ordinal';
import { lacksTime } from './asked-time';
import { gives } from './choice';
import { placesOf } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';

const twoMonthsMs = 62 * dayMs;

const kinds = ['months', 'quarters', 'halves'] as const;
type Kind = (typeof kinds)[number];

/**
 * The members of a kind (months, quarters, halves) that a text names, counted from 0, in any
 * language.
 */
const namedIn = (kind: Kind, text: string): number[] => {
  const found = languages.flatMap((lang) =>
    lexicons[lang].periods[kind].flatMap((pattern, at) => (pattern.test(text) ? [at] : [])),
  );
  return [...new Set(found)];
};

/** A report in Simplified characters: the patterns know no others. */
function inOne(ranked: RankedEvent): RankedEvent {
  const title = ranked.event.title.map((one) => ({ ...one, text: inOneScript(one.text) }));
  const brief = ranked.event.brief.map((one) => ({ ...one, text: inOneScript(one.text) }));
  const passages = ranked.passages.map((one) => ({
    ...one,
    ...{ text: inOneScript(one.text), before: inOneScript(one.before) },
    heading: inOneScript(one.heading),
  }));
  return { ...ranked, passages, event: { ...ranked.event, title, brief } };
}

const textsOf = ({ event, passages }: RankedEvent) => [
  ...event.title.map(({ text }) => text),
  ...event.brief.map(({ text }) => text),
  ...passages.flatMap(({ text, heading }) => [text, heading]),
];

/** The months of a question: those it names, and the last or the current one. */
function monthsAsked(text: string, now: number): { months: number[]; isRelative: boolean } {
  const month = new Date(now).getUTCMonth();
  const relative = languages.flatMap((lang) => {
    const { lastMonth, thisMonth } = lexicons[lang].periods;
    return [
      ...(lastMonth.test(text) ? [(month + 11) % 12] : []),
      ...(thisMonth.test(text) ? [month] : []),
    ];
  });
  const months = [...new Set([...namedIn('months', text), ...relative])];
  return { months, isRelative: relative.length > 0 };
}

/** A question without periods that it only compares with: how much more than last year. */
const withoutAskedCompared = ({ text, lang }: Question) =>
  text.replace(lexicons[lang].periods.asksCompared, ' ');

/** A text without periods that it only compares with: up from 2% in April. */
const withoutCompared = ({ text, lang }: Pick<RankedPassage, 'text' | 'lang'>) =>
  text.replace(lexicons[lang].periods.compares, ' ');

/** Whether everything that would answer is about other periods than the asked one. */
function isOfOthers(
  sentences: readonly RankedPassage[],
  isOf: (text: string) => boolean,
  isOfOther: (text: string) => boolean,
): boolean {
  const is = (one: RankedPassage) => !isOf(one.text) && isOfOther(withoutCompared(one));
  return sentences.length > 0 && sentences.every(is);
}

/**
 * A month counts as a future one up to this many after a report's own: a decision may take effect
 * then.
 */
const monthsAhead = 6;

/**
 * Whether a month is a past one other than the report's own, or, in a question about the future,
 * any one.
 */
function isOther(at: number, { event }: RankedEvent, { text, lang }: Question): boolean {
  const ahead = (at - new Date(event.release_time).getUTCMonth() + 12) % 12;
  return ahead > monthsAhead || asksOfFuture(text, lang);
}

/**
 * Whether everything that would answer is about other months, where the report's own month is asked
 * for.
 */
const isOfOtherMonths = (ranked: RankedEvent, question: Question, asked: readonly number[]) =>
  isOfOthers(
    answering(ranked, question),
    (text) => namedIn('months', text).some((at) => asked.includes(at)),
    (text) => namedIn('months', text).some((at) => isOther(at, ranked, question)),
  );

/**
 * Whether a report mentions none of the months, quarters or halves that are asked for, and is not
 * itself of an asked month.
 */
function lacksPart(ranked: RankedEvent, question: Question, now: number): boolean {
  const own = new Date(ranked.event.release_time).getUTCMonth();
  const text = withoutAskedCompared(question);
  return kinds.some((kind) => {
    const isMonth = kind === 'months';
    const { months, isRelative } = monthsAsked(text, now);
    const asked = isMonth ? months : namedIn(kind, text);
    if (asked.length === 0) return false;
    // The same month of another year.
    if (isMonth && isRelative && now - ranked.event.release_time > twoMonthsMs) return true;
    const one = inOne(ranked);
    if (isMonth && asked.includes(own)) return isOfOtherMonths(one, question, asked);
    const isLast = (text: string) =>
      isMonth &&
      asked.includes((own + 11) % 12) &&
      languages.some((lang) => lexicons[lang].periods.lastMonth.test(text));
    return !textsOf(one).some(
      (text) => namedIn(kind, text).some((at) => asked.includes(at)) || isLast(text),
    );
  });
}

const years = /(?<![\d.,$€£¥₱])(?:19|20)\d\d(?![\d,]|\.\d)/gu;

/** Years that a sentence states clearly as such: ‘2000 cars’ has none. */
const toldYears =
  /(?<=(?:^|[^\p{L}])(?:in|of|during|for|by|since|the|its|their|noong|ng|sa|taong)\s|[’']s\s)(?:19|20)\d\d(?![\d,]|\.\d)|(?<!\d)(?:19|20)\d\d(?=\s?年)/giu;

/** Whether a text speaks of the year before or after a report's own. */
const isBeside = (year: number, own: number, text: string) =>
  languages.some((lang) => {
    const { lastYear, nextYear } = lexicons[lang].periods;
    return (year === own - 1 && lastYear.test(text)) || (year === own + 1 && nextYear.test(text));
  });

/** The years of a question: those it names, and the last, this or the next one. */
function yearsAsked(text: string, now: number): number[] {
  const year = new Date(now).getUTCFullYear();
  const relative = languages.flatMap((lang) => {
    const { lastYear, thisYear, nextYear } = lexicons[lang].periods;
    return [lastYear, thisYear, nextYear].flatMap((one, at) =>
      one.test(text) ? [year + at - 1] : [],
    );
  });
  return [...new Set([...(text.match(years) ?? []).map(Number), ...relative])];
}

/**
 * Whether everything that would answer is about other years, where the report's own year is asked
 * for.
 */
function isOfOtherYears(
  ranked: RankedEvent,
  question: Question,
  asked: readonly number[],
  isOf: (text: string) => boolean,
): boolean {
  const own = new Date(ranked.event.release_time).getUTCFullYear();
  // A future year may be what this year's report decides on.
  const isFuture = asksOfFuture(question.text, question.lang);
  const isOther = (year: number) => !asked.includes(year) && (year < own || isFuture);
  const isOfOther = (text: string) =>
    (text.match(toldYears) ?? []).some((year) => isOther(Number(year))) ||
    [own - 1, own + 1].some((year) => isOther(year) && isBeside(year, own, text));
  return isOfOthers(answering(ranked, question), isOf, isOfOther);
}

/** Whether neither a report nor any passage that may answer is of a year that is asked for. */
function lacksYear(ranked: RankedEvent, question: Question, now: number): boolean {
  const { text, lang } = question;
  const asked = yearsAsked(withoutAskedCompared(question), now);
  if (asked.length === 0) return false;
  const one = inOne(ranked);
  const { event, passages, found } = one;
  const own = new Date(event.release_time).getUTCFullYear();
  const isOf = (said: string) =>
    asked.some((year) => said.includes(String(year)) || isBeside(year, own, said));
  if (asked.includes(own)) return isOfOtherYears(one, question, asked, isOf);
  if (event.title.some((title) => isOf(title.text))) return false;
  const rest = found.filter(({ token }) => !asked.includes(Number(token)));
  const tells = gives(text);
  const mayAnswer = (said: RankedPassage) =>
    (tells?.(said) ?? true) && (rest.length === 0 || placesOf(said.text, rest, lang).length > 0);
  // The sentence before it may say when.
  const isOfYear = (said: RankedPassage) => isOf(`${said.heading} ${said.before} ${said.text}`);
  return !passages.some((said) => isOfYear(said) && mayAnswer(said));
}

/**
 * Whether a report is of another period, or another one of a series, than a question asks for.
 * @param now when the question is asked, in milliseconds: the last year is the one before
 */
export const lacksPeriod = (
  ranked: RankedEvent,
  question: Question,
  now: number = ranked.event.release_time,
): boolean =>
  lacksPart(ranked, question, now) ||
  lacksYear(ranked, question, now) ||
  lacksOrdinal(ranked, question) ||
  lacksTime(ranked, question);
