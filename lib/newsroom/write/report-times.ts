// When reports came out, and which of them are the newest word on a happening.
import type { Article } from '@/lib/newsroom/types';
import { hourMs } from '@/lib/model/time';

/** Reports of the same hours know the same. */
export const sameHoursMs = 3 * hourMs;

/** When an article came out; what a feed dates into the future came out when it was fetched. */
export const releasedAt = (article: Article): number =>
  Math.min(article.published_at, article.fetched_at);

/** When the newest of them came out; undefined without any. */
export function newestTime(articles: readonly Article[]): number | undefined {
  return articles.length > 0 ? Math.max(...articles.map(releasedAt)) : undefined;
}

/** Whether a report is as new as any. */
export function isNewest(article: Article, newest: number): boolean {
  return releasedAt(article) >= newest - sameHoursMs;
}
