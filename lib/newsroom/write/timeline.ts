// How a happening became known: one dated line for each report, oldest first, each with its
// citation.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { maxTimelineLines } from './budget';
import { isHeadline } from './candidates';
import { lexicons } from '../language/lexicons';
import { deedsIn, saysDeed } from '../language/meanings/deeds-in';
import { readTelling, tellingTerms, type Telling } from '../language/news/telling-terms';
import { newsNumbersOf } from '../language/text-terms';
import { releasedAt, sameHoursMs } from './report-times';
import { bareTitle } from './title';

export type TimelineLine = { time: number; article: Article; text: string };

/** Fewest lines of a timeline, which must span hours as well. */
const leastLines = 2;

/**
 * Headlines that share this part of the shorter one's telling words say the same; the first becomes
 * the line …
 */
const sameLine = 0.5;
const leastShared = 2;

type Step = { line: TimelineLine; telling: Telling; numbers: readonly string[] };

/** In a headline that capitalizes most words, capitals do not show names. */
const isTitleCase = ({ text, spots }: Telling): boolean =>
  spots.filter(({ start }) => /\p{Lu}/u.test(text.charAt(start))).length > spots.length * 0.7;

/** … unless this share of the later one's words is in no line before it … */
const freshLeast = 0.5;

/** … or it has a deed, a name or a number that none of them has. */
function brings({ telling, numbers }: Step, before: readonly Step[], lang: Language): boolean {
  const said = new Set(before.flatMap((one) => [...one.telling.terms]));
  const counted = new Set(before.flatMap((one) => one.numbers));
  if (numbers.some((number) => !counted.has(number))) return true;
  const fresh = telling.spots.filter(({ term }) => !said.has(term));
  if (new Set(fresh.map(({ term }) => term)).size >= freshLeast * telling.terms.size) return true;
  const showsNames = lexicons[lang].spaced && !isTitleCase(telling);
  if (showsNames && fresh.some(({ isName, start }) => isName && start > 0)) return true;
  const told = before.map(({ line }) => line.text);
  return deedsIn(telling.text, lang).some(
    (deed) => !told.some((text) => saysDeed(text, deed, lang)),
  );
}

function saysTheSame({ telling: { terms: a } }: Step, { telling: { terms: b } }: Step): boolean {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared >= leastShared && shared >= sameLine * Math.min(a.size, b.size);
}

/** Each fact once: a later headline that only repeats is no step. */
function stepsOf(lines: readonly TimelineLine[], lang: Language): TimelineLine[] {
  const steps: Step[] = [];
  for (const line of lines) {
    const telling = readTelling(line.text, lang);
    const step = { line, telling, numbers: newsNumbersOf(line.text, lang) };
    const isKnown = steps.some((one) => saysTheSame(one, step)) && !brings(step, steps, lang);
    if (!isKnown) steps.push(step);
  }
  return steps.map(({ line }) => line);
}

/** The timeline: its lines, and every headline that is in them or only repeats them. */
export type Course = { lines: TimelineLine[]; said: string[] };

/** The timeline; without lines where all reports are of the same hours or say the same. */
export function timelineOf(reports: readonly Article[], lang: Language): Course {
  const told = reports
    .map((article) => ({ time: releasedAt(article), article, text: bareTitle(article) }))
    .filter(({ article, text }) => article.url !== '' && !article.undated && isHeadline(text, lang))
    .sort((a, b) => a.time - b.time || (a.article.id < b.article.id ? -1 : 1));
  const seen = new Set<string>();
  const all = told.filter(({ text }) => !seen.has(text) && seen.add(text));
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || last.time - first.time <= sameHoursMs) return { lines: [], said: [] };
  const said = all.map(({ text }) => text);
  const steps = stepsOf(all, lang);
  const isCourse =
    steps.length >= leastLines && (steps.at(-1)?.time ?? 0) - first.time > sameHoursMs;
  if (!isCourse) return { lines: [], said };
  // If there are more reports than fit, the first and the newest ones.
  const lines =
    steps.length <= maxTimelineLines ? steps : [first, ...steps.slice(1 - maxTimelineLines)];
  return { lines, said };
}

/** With this many lines a timeline is always shown: only it says when each thing became known. */
const longCourse = 4;
/** A line is told in the text if the text has this share of its telling words, and each number … */
const toldShare = 0.7;

/**
 * Whether the timeline adds something for a reader of the headline and the text: what the text does
 * not tell, or a figure that the headline no longer has.
 */
export function addsCourse(
  lines: readonly TimelineLine[],
  headline: string,
  sentences: readonly string[],
  lang: Language,
): boolean {
  if (lines.length >= longCourse) return true;
  const page = new Set([headline, ...sentences].flatMap((text) => [...tellingTerms(text, lang)]));
  const counted = new Set(newsNumbersOf(headline, lang));
  return lines.some(({ text }) => {
    if (text === headline) return false;
    if (newsNumbersOf(text, lang).some((number) => !counted.has(number))) return true;
    const terms = [...tellingTerms(text, lang)];
    return terms.filter((term) => page.has(term)).length < toldShare * terms.length;
  });
}
