// Ingests one document from any origin: reads it, identifies its source, stores its articles, and
// reports the result.
import { articleId, listedSource, foundSource } from './known-source';
import type { ListedFeed } from './feed-list';
import type { IngestParts } from './ingest-parts';
import { readFeedHere } from './feed-reader';
import { damagedFeed, isLost, type ReadItem } from './read-feed';
import { emptyReport, type FeedReport } from './report';
import { storeArticles } from './store-articles';
import { toArticle } from './to-article';
import { asFetched, readLately, withEstimates } from './undated-items';
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
  /** When the feed was last read, if it is polled. */
  last_ok_at?: number;
};

/** The items with times; see `undated-items.ts`. */
async function timed(
  { store }: IngestParts,
  items: readonly ReadItem[],
  { feed_id, last_ok_at, now }: { feed_id: string; last_ok_at?: number; now: number },
): Promise<readonly ReadItem[]> {
  if (!items.some(({ undated }) => undated)) return items;
  const ids = items.map(({ guid }) => articleId(feed_id, guid));
  const isRead = readLately(last_ok_at, now) || (await store.articles.known(ids)).size > 0;
  return isRead ? asFetched(items) : withEstimates(items, now);
}

/** Never throws because of a document's content; throws when the store fails altogether. */
export async function ingestDocument(
  parts: IngestParts,
  { bytes, contentType, address, name, listed, last_ok_at }: FeedDocument,
  list: readonly ListedFeed[],
  signal?: AbortSignal,
): Promise<FeedReport> {
  const now = parts.clock();
  const { readFeed = readFeedHere } = parts;
  const answer = await readFeed(bytes, { contentType, address, now, lang: listed?.lang });
  const unread = (why: string) => ({ ...emptyReport, name: listed?.title || name, why });
  if (!answer.ok) return unread(answer.why);
  if (isLost(answer.feed)) return unread(damagedFeed);
  const { feed } = answer;
  const source = listed ? listedSource(listed, feed) : foundSource(feed, name, list);
  const news = feed.items.filter(({ title }) => !isTitleNotice(title));
  // An item without a link cannot be cited: its event would be a headline over nothing.
  const items = news.filter(({ url }) => url !== '');
  const read = await timed(parts, items, { feed_id: source.id, last_ok_at, now });
  const articles = read.map((item) => toArticle(item, source, feed.site, now));
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
