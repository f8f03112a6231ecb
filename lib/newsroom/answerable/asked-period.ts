// Whether a report is of the month, the quarter or the year that a question asks for. Protects that what
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

/** Which of a kind a text names, counted from 0, in whatever language. */
const namedIn = (kind: Kind, text: string): number[] => {
  const found = languages.flatMap((lang) =>
    lexicons[lang].periods[kind].flatMap((pattern, at) => (pattern.test(text) ? [at] : [])),
  );
  return [...new Set(found)];
};

/** A report in one script: the forms know no other. */
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

/** The months of a question: those that it names, and the last or this one. */
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

/** A question without the times that it only compares with: how much more than last year. */
const withoutAskedCompared = ({ text, lang }: Question) =>
  text.replace(lexicons[lang].periods.asksCompared, ' ');

/** A text without the times that it only compares with: up from 2% in April. */
const withoutCompared = ({ text, lang }: Pick<RankedPassage, 'text' | 'lang'>) =>
  text.replace(lexicons[lang].periods.compares, ' ');

/** Whether all that would answer is of another time than the one of the report that is asked for. */
function isOfOthers(
  sentences: readonly RankedPassage[],
  isOf: (text: string) => boolean,
  isOfOther: (text: string) => boolean,
): boolean {
  const is = (one: RankedPassage) => !isOf(one.text) && isOfOther(withoutCompared(one));
  return sentences.length > 0 && sentences.every(is);
}

/** Months of a time to come: what was decided this month may be to happen in one of them. */
const monthsAhead = 6;

/** Whether a month, where the own one of a report is asked for, is another one that something happened in. */
function isOther(at: number, { event }: RankedEvent, { text, lang }: Question): boolean {
  const ahead = (at - new Date(event.release_time).getUTCMonth() + 12) % 12;
  return ahead > monthsAhead || asksOfFuture(text, lang);
}

/** Whether what would answer is of other months alone, where that of the report itself is asked for. */
const isOfOtherMonths = (ranked: RankedEvent, question: Question, asked: readonly number[]) =>
  isOfOthers(
    answering(ranked, question),
    (text) => namedIn('months', text).some((at) => asked.includes(at)),
    (text) => namedIn('months', text).some((at) => isOther(at, ranked, question)),
  );

/** Whether none of the months, quarters or halves that are asked for is anywhere in a report, nor its own. */
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

/** Such as a sentence surely means so: 2000 cars are none. */
const toldYears =
  /(?<=(?:^|[^\p{L}])(?:in|of|during|for|by|since|the|its|their|noong|ng|sa|taong)\s|[’']s\s)(?:19|20)\d\d(?![\d,]|\.\d)|(?<!\d)(?:19|20)\d\d(?=\s?年)/giu;

/** Whether a text speaks of the year before or after that of a report. */
const isBeside = (year: number, own: number, text: string) =>
  languages.some((lang) => {
    const { lastYear, nextYear } = lexicons[lang].periods;
    return (year === own - 1 && lastYear.test(text)) || (year === own + 1 && nextYear.test(text));
  });

/** The years of a question: those that it names, and the last, this or the next one. */
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

/** Whether what would answer is of other years alone, where that of the report itself is asked for. */
function isOfOtherYears(
  ranked: RankedEvent,
  question: Question,
  asked: readonly number[],
  isOf: (text: string) => boolean,
): boolean {
  const own = new Date(ranked.event.release_time).getUTCFullYear();
  // A year to come may be what was decided on in this one.
  const isFuture = asksOfFuture(question.text, question.lang);
  const isOther = (year: number) => !asked.includes(year) && (year < own || isFuture);
  const isOfOther = (text: string) =>
    (text.match(toldYears) ?? []).some((year) => isOther(Number(year))) ||
    [own - 1, own + 1].some((year) => isOther(year) && isBeside(year, own, text));
  return isOfOthers(answering(ranked, question), isOf, isOfOther);
}

/** Whether no passage that may answer is of a year that is asked for, nor is the report. */
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
 * Whether a report is of another time, or of another one of a row, than a question names or asks for.
 * @param now when it is asked, in milliseconds: the last year is the one before
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
