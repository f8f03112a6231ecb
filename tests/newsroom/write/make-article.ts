// Articles for the writer's tests: every field has a default, and a test sets those it is about.
import type { Article } from '@/lib/newsroom/types';

export const hour = 3_600_000;
export const noon = Date.UTC(2026, 1, 5, 12);

let made = 0;

/** An English article with its own publisher and address, published at noon. */
export function makeArticle(fields: Partial<Article> = {}): Article {
  made += 1;
  return {
    id: `a_${made}`,
    guid: `guid-${made}`,
    feed_id: 'f_1',
    url: `https://paper-${made}.example/story`,
    title: `Headline number ${made} of the day`,
    paragraphs: [],
    images: [],
    source: `Paper ${made}`,
    main_domain: `paper-${made}.example`,
    lang: 'en',
    tab: 'politics',
    published_at: noon,
    fetched_at: noon + hour,
    event_id: 'e_1',
    ...fields,
  };
}
