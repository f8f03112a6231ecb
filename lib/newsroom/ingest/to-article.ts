// From a feed item to an article: its publisher, language, tab and id.
import { mainDomain } from '@/lib/model/feed/sources';
import type { Article } from '../types';
import { detectLanguage } from '../language/detect-language';
import { articleId, type KnownSource } from './known-source';
import { tabOf } from '../tabs/tab-of';
import type { ReadItem } from './read-feed';

/** An article that is in no event yet. */
export type NewArticle = Omit<Article, 'event_id'>;

/** `site` is the feed's own site: an entry from another publisher is credited to that publisher. */
export function toArticle(
  item: ReadItem,
  source: KnownSource,
  site: string,
  now: number,
): NewArticle {
  const { source_url, declared_lang, categories, source: named, near: _near, ...rest } = item;
  const home = mainDomain(site || source.url);
  const address = source_url && mainDomain(source_url) !== home ? source_url : item.url;
  const elsewhere = mainDomain(address) !== home;
  const { title, paragraphs, url } = item;
  const lang = detectLanguage([title, ...paragraphs].join('\n'), declared_lang ?? source.lang);
  return {
    ...rest,
    id: articleId(source.id, item.guid),
    feed_id: source.id,
    source: (elsewhere && named) || source.title,
    main_domain: mainDomain(address),
    lang,
    tab: tabOf({ categories, url, title, paragraphs, lang }, source.tab),
    fetched_at: now,
  };
}
