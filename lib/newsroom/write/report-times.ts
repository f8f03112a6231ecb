// When reports came out, and which of them are the newest word on a happening.
import { TZDate } from '@date-fns/tz';
import type { Article } from '@/lib/newsroom/types';
import { dayMs, hourMs } from '@/lib/model/time';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';

/** Reports of the same hours know the same. */
export const sameHoursMs = 3 * hourMs;

/** When an article came out; what a feed dates into the future came out when it was fetched. */
export const releasedAt = (article: Article): number =>
  Math.min(article.published_at, article.fetched_at);

/** Characters at the top of a report that may hold its dateline: a caption may stand before it. */
const datelineWithin = 400;
/** A paper prints what was written on one of so many days before. */
const printedAfter = 3;

/**
 * A time on the day on which an article says that it was written, else when it came out: what a paper
 * prints in the morning says "today" of the day before.
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

/** When the newest of them came out; undefined without any. */
export function newestTime(articles: readonly Article[]): number | undefined {
  return articles.length > 0 ? Math.max(...articles.map(releasedAt)) : undefined;
}

/** Whether a report is as new as any. */
export function isNewest(article: Article, newest: number): boolean {
  return releasedAt(article) >= newest - sameHoursMs;
}
