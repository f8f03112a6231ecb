// Articles as ingest hands them to the clusterer, with defaults for what a test does not care
// about.
import type { NewArticle } from '@/lib/newsroom/cluster/profile';

export const noon = Date.UTC(2025, 10, 14, 12);
export const hourMs = 3600_000;
export const dayMs = 24 * hourMs;

export function toNewArticle(
  given: Partial<NewArticle> & { id: string; title: string },
): NewArticle {
  const source = given.source ?? 'The Example';
  return {
    guid: given.id,
    url: '',
    paragraphs: [],
    images: [],
    source,
    published_at: noon,
    feed_id: `f_${source}`,
    main_domain: '',
    lang: 'en',
    tab: 'world',
    fetched_at: noon,
    ...given,
  };
}
