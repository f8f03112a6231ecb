// How a happening came to be known, one dated line a report: the oldest first, each cited.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { maxTimelineLines } from './budget';
import { isHeadline } from './candidates';
import { tellingTerms } from '../language/news/telling-terms';
import { numbersOf } from '../language/text-terms';
import { releasedAt, sameHoursMs } from './report-times';
import { bareTitle } from './title';

export type TimelineLine = { time: number; article: Article; text: string };

/** Two reports at least, and hours between the first and the last: else there is no course of things. */
const leastLines = 2;

/** Headlines that share so much of their telling words say one thing; the first one is its line. */
const sameLine = 0.7;
const leastShared = 3;

function saysTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared >= leastShared && shared >= sameLine * Math.max(a.size, b.size);
}

/** Each thing once: what a later headline only says again is no step of the course. */
function stepsOf(lines: readonly TimelineLine[], lang: Language): TimelineLine[] {
  const steps: { line: TimelineLine; terms: Set<string>; numbers: string }[] = [];
  for (const line of lines) {
    const terms = tellingTerms(line.text, lang);
    const numbers = numbersOf(line.text, lang).join(' ');
    const isKnown = steps.some((one) => one.numbers === numbers && saysTheSame(one.terms, terms));
    if (!isKnown) steps.push({ line, terms, numbers });
  }
  return steps.map(({ line }) => line);
}

/** The lines; empty where all reports came out together. */
export function timelineOf(reports: readonly Article[], lang: Language): TimelineLine[] {
  const told = reports
    .map((article) => ({ time: releasedAt(article), article, text: bareTitle(article) }))
    .filter(({ article, text }) => article.url !== '' && isHeadline(text, lang))
    .sort((a, b) => a.time - b.time || (a.article.id < b.article.id ? -1 : 1));
  const seen = new Set<string>();
  const lines = stepsOf(
    told.filter(({ text }) => !seen.has(text) && seen.add(text)),
    lang,
  );
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || lines.length < leastLines) return [];
  if (last.time - first.time <= sameHoursMs) return [];
  // Of more reports than fit, the first word and the newest ones.
  return lines.length <= maxTimelineLines ? lines : [first, ...lines.slice(1 - maxTimelineLines)];
}
