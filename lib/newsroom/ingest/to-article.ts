// Feed item → article: who published it, in which language, under which id.
import { mainDomain } from '@/lib/model/article/sources';
import type { Article } from '../types';
import { detectLanguage } from '../language/detect-language';
import { articleId, type KnownSource } from './known-source';
import type { ReadItem } from './read-feed';

/** An article that no event tells of yet. */
export type NewArticle = Omit<Article, 'event_id'>;

/** `site` is the feed's own site: an entry of another house is credited to that house. */
export function toArticle(
  item: ReadItem,
  source: KnownSource,
  site: string,
  now: number,
): NewArticle {
  const { source_url, declared_lang, source: named, ...rest } = item;
  const home = mainDomain(site || source.url);
  const address = source_url && mainDomain(source_url) !== home ? source_url : item.url;
  const elsewhere = mainDomain(address) !== home;
  return {
    ...rest,
    id: articleId(source.id, item.guid),
    feed_id: source.id,
    source: (elsewhere && named) || source.title,
    main_domain: mainDomain(address),
    lang: detectLanguage([item.title, ...item.paragraphs].join('\n'), declared_lang ?? source.lang),
    tab: source.tab,
    fetched_at: now,
  };
}
