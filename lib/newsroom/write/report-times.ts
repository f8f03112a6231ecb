// When reports were published, and which of them are the newest on a happening.
import { TZDate } from '@date-fns/tz';
import type { Article } from '@/lib/newsroom/types';
import { dayMs, hourMs } from '@/lib/model/time';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';

/** Reports within the same hours know the same. */
export const sameHoursMs = 3 * hourMs;

/** When an article was published; a date in the future counts as the fetch time. */
export const releasedAt = (article: Article): number =>
  Math.min(article.published_at, article.fetched_at);

/** The first characters of a report in which its dateline may be: a caption may precede it. */
const datelineWithin = 400;
/** A newspaper prints what was written up to this many days before. */
const printedAfter = 3;

/**
 * A time on the day on which an article says it was written, else its publication: what a newspaper
 * prints in the morning says "today" for the day before.
 */
export function writtenAt(article: Article): number {
  const released = releasedAt(article);
  const { dateline, zones } = lexicons[article.lang].days;
  const found = dateline?.exec(
    inOneScript(article.paragraphs.join('\n').slice(0, datelineWithin)),
  )?.groups;
  if (!found) return released;
  for (let back = 0; back <= printedAfter; back += 1) {
    const time = released - back * dayMs;
    const there = new TZDate(time, zones[0]);
    const isMonth = found.month === undefined || Number(found.month) === there.getMonth() + 1;
    if (isMonth && Number(found.day) === there.getDate()) return time;
  }
  return released;
}

/** The publication time of the newest; undefined without any. */
export function newestTime(articles: readonly Article[]): number | undefined {
  return articles.length > 0 ? Math.max(...articles.map(releasedAt)) : undefined;
}

/** Whether a report belongs to the newest. */
export function isNewest(article: Article, newest: number): boolean {
  return releasedAt(article) >= newest - sameHoursMs;
}
