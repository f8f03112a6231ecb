// Which feed a document belongs to. For a polled feed, the list says it; a file or an address from
// the command line is matched with the list, so that a publisher has the same name, tab and ids
// however its items arrived.
import { createHash } from 'node:crypto';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { mainDomain } from '@/lib/model/feed/sources';
import { spelled } from './feed-address';
import type { ListedFeed } from './feed-list';
import { publisherName } from './publisher-name';
import type { ReadFeed } from './read-feed';
import type { FeedSource } from '../types';

export type KnownSource = FeedSource & { id: string };

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** The id of a feed, derived from its address alone. */
export function feedId(url: string): string {
  return `f_${hash(url)}`;
}

/** The same input always has the same id, so that ingest is idempotent. */
export function articleId(feed: string, guid: string): string {
  return `a_${hash(`${feed}\n${guid}`)}`;
}

function hostOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

/** The value, if all of `values` agree. */
function agreed(values: string[]): string | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

/** The source of a polled feed; its own title is used where the list has none. */
export function listedSource(listed: FeedSource, feed: ReadFeed): KnownSource {
  const { url, tab, lang, fullText } = listed;
  const title = listed.title || publisherName(feed.title, feed.items[0]?.url || feed.site || url);
  return { id: feedId(url), url, tab, lang, title, fullText };
}

/**
 * The source of a document that is in no list: `name` is its address or file name. Name and tab are
 * the list's where the list has the feed, or all its feeds on the same host agree.
 */
export function foundSource(
  feed: ReadFeed,
  name: string,
  list: readonly ListedFeed[],
): KnownSource {
  // A fetched document is identified by its address; a file only by what it says of itself.
  const url = /^https?:/i.test(name) ? name : feed.self || feed.site || name;
  const names = new Set([name, feed.self].map(spelled));
  const listed = list.find((entry) => names.has(spelled(entry.url)));
  if (listed) return listedSource(listed, feed);
  const home = feed.items.find((item) => item.url)?.url ?? feed.site;
  const neighbors = list.filter(({ site }) => hostOf(site) !== '' && hostOf(site) === hostOf(home));
  const title = agreed(neighbors.map((entry) => entry.title)) ?? publisherName(feed.title, home);
  return {
    id: feedId(url),
    url,
    title: title || mainDomain(home) || name,
    tab: agreed(neighbors.map((entry) => entry.tab)) ?? defaultTabKey,
    lang: undefined,
  };
}
