// Whether a report is of the month, the quarter or the year that a question asks for. Protects that what
// happened in one is not shown as what happened in another.
import { languages } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { lacksOrdinal } from './asked-ordinal';
import { lacksTime } from './asked-time';
import { gives } from './choice';
import { placesOf } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';

const kinds = ['months', 'quarters', 'halves'] as const;
type Kind = (typeof kinds)[number];

/** Which of a kind a text names, counted from 0, in whatever language. */
const namedIn = (kind: Kind, text: string): number[] => {
  const found = languages.flatMap((lang) =>
    lexicons[lang].periods[kind].flatMap((pattern, at) => (pattern.test(text) ? [at] : [])),
  );
  return [...new Set(found)];
};

const textsOf = ({ event, passages }: RankedEvent) => [
  ...event.title.map(({ text }) => text),
  ...event.brief.map(({ text }) => text),
  ...passages.flatMap(({ text, heading }) => [text, heading]),
];

/** Whether none of the months, quarters or halves that are asked for is anywhere in a report, nor its own. */
function lacksPart(ranked: RankedEvent, { text }: Question): boolean {
  const own = new Date(ranked.event.release_time).getUTCMonth();
  return kinds.some((kind) => {
    const asked = namedIn(kind, text);
    if (asked.length === 0 || (kind === 'months' && asked.includes(own))) return false;
    return !textsOf(ranked).some((one) => namedIn(kind, one).some((at) => asked.includes(at)));
  });
}

const years = /(?<![\d.,$€£¥₱])(?:19|20)\d\d(?![\d,]|\.\d)/gu;

/** Whether a text speaks of the year before or after that of a report. */
const isBeside = (year: number, own: number, text: string) =>
  languages.some((lang) => {
    const { lastYear, nextYear } = lexicons[lang].periods;
    return (year === own - 1 && lastYear.test(text)) || (year === own + 1 && nextYear.test(text));
  });

/** Whether no passage that may answer is of a year that is asked for, nor is the report. */
function lacksYear({ event, passages, found }: RankedEvent, { text, lang }: Question): boolean {
  const asked = (text.match(years) ?? []).map(Number);
  const own = new Date(event.release_time).getUTCFullYear();
  if (asked.length === 0 || asked.includes(own)) return false;
  const isOf = (one: string) =>
    asked.some((year) => one.includes(String(year)) || isBeside(year, own, one));
  if (event.title.some((title) => isOf(title.text))) return false;
  const rest = found.filter(({ token }) => !asked.includes(Number(token)));
  const tells = gives(text);
  const mayAnswer = (one: RankedPassage) =>
    (tells?.(one) ?? true) && (rest.length === 0 || placesOf(one.text, rest, lang).length > 0);
  // The sentence before it may say when.
  const isOfYear = (one: RankedPassage) => isOf(`${one.heading} ${one.before} ${one.text}`);
  return !passages.some((one) => isOfYear(one) && mayAnswer(one));
}

/** Whether a report is of another time, or of another one of a row, than a question names or asks for. */
export const lacksPeriod = (ranked: RankedEvent, question: Question): boolean =>
  lacksPart(ranked, question) ||
  lacksYear(ranked, question) ||
  lacksOrdinal(ranked, question) ||
  lacksTime(ranked, question);
