// How a happening came to be known, one dated line a report: the oldest first, each cited.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { maxTimelineLines } from './budget';
import { isHeadline } from './candidates';
import { releasedAt, sameHoursMs } from './report-times';
import { bareTitle } from './title';

export type TimelineLine = { time: number; article: Article; text: string };

/** Two reports at least, and hours between the first and the last: else there is no course of things. */
const leastLines = 2;

/** The lines; empty where all reports came out together. */
export function timelineOf(reports: readonly Article[], lang: Language): TimelineLine[] {
  const seen = new Set<string>();
  const lines = reports
    .map((article) => ({ time: releasedAt(article), article, text: bareTitle(article) }))
    .filter(({ article, text }) => article.url !== '' && isHeadline(text, lang))
    .sort((a, b) => a.time - b.time || (a.article.id < b.article.id ? -1 : 1))
    .filter(({ text }) => !seen.has(text) && seen.add(text));
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || lines.length < leastLines) return [];
  if (last.time - first.time <= sameHoursMs) return [];
  // Of more reports than fit, the first word and the newest ones.
  return lines.length <= maxTimelineLines ? lines : [first, ...lines.slice(1 - maxTimelineLines)];
}
