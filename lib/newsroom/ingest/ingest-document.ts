// Ingests one document from any origin: reads it, identifies its source, stores its articles, and
// reports the result.
import { listedSource, foundSource } from './known-source';
import type { ListedFeed } from './feed-list';
import type { IngestParts } from './ingest-parts';
import { readFeedHere } from './feed-reader';
import { damagedFeed, isLost } from './read-feed';
import { emptyReport, type FeedReport } from './report';
import { storeArticles } from './store-articles';
import { toArticle } from './to-article';
import { isTitleNotice } from '../language/news/title-notices';
import type { FeedSource } from '../types';

export type FeedDocument = {
  bytes: Uint8Array;
  contentType?: string;
  /** Its address, when it has one. */
  address?: string;
  /** Its name until its publisher is known: an address or a file name. */
  name: string;
  /**
   * The feed of the list that it belongs to; without it the document itself tells its publisher.
   */
  listed?: FeedSource;
};

/** Never throws because of a document's content; throws when the store fails altogether. */
export async function ingestDocument(
  parts: IngestParts,
  { bytes, contentType, address, name, listed }: FeedDocument,
  list: readonly ListedFeed[],
  signal?: AbortSignal,
): Promise<FeedReport> {
  const now = parts.clock();
  const { readFeed = readFeedHere } = parts;
  const read = await readFeed(bytes, { contentType, address, now, lang: listed?.lang });
  const unread = (why: string) => ({ ...emptyReport, name: listed?.title || name, why });
  if (!read.ok) return unread(read.why);
  if (isLost(read.feed)) return unread(damagedFeed);
  const { feed } = read;
  const source = listed ? listedSource(listed, feed) : foundSource(feed, name, list);
  const news = feed.items.filter(({ title }) => !isTitleNotice(title));
  // An item without a link cannot be cited: its event would be a headline over nothing.
  const items = news.filter(({ url }) => url !== '');
  const articles = items.map((item) => toArticle(item, source, feed.site, now));
  const wanted = source.fullText === false ? { ...parts, fullTextDays: undefined } : parts;
  const outcome = await storeArticles(wanted, articles, signal);
  return {
    ...outcome,
    ...{ name: source.title, feed_id: source.id },
    items: items.length,
    broken: feed.broken + news.length - items.length,
    left_out: feed.left_out,
    repaired: feed.repaired,
  };
}
