// Which articles are only teasers, so that the linked page is worth reading.
import { lengthInLatin } from '@/lib/model/text/scripts';
import { dayMs } from '@/lib/model/time';
import { teaserChars } from '@/lib/model/limits/pages';
import type { WantedPage } from '../store/contract/page-store';
import type { Article } from '../types';

/** The length of a text, measured in Latin-script characters. */
export function textLength(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, one) => sum + lengthInLatin(one), 0);
}

/** The host whose request rate and robots rules apply to `url`. */
export function hostOfPage(url: string): string {
  return new URL(url).host;
}

/** The pages of the articles that are short, and newer than `days` or undated: a page may say when. */
export function wantedPages(
  articles: readonly Omit<Article, 'event_id'>[],
  days: number,
  now: number,
): WantedPage[] {
  return articles
    .filter(({ url, paragraphs, published_at, undated }) => {
      const isWeb = /^https?:/.test(url) && URL.canParse(url);
      const isRecent = undated === true || published_at > now - days * dayMs;
      return isWeb && textLength(paragraphs) < teaserChars && isRecent;
    })
    .map(({ id, feed_id, url, published_at }) => ({
      ...{ article_id: id, feed_id, url, published_at },
      host: hostOfPage(url),
    }));
}
