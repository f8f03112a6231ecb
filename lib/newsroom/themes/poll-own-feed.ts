// Polls a reader's feed address. Every outcome becomes the state of the address, visible to its
// readers; its items are stored with the address and never become events.
import type { Logger } from 'pino';
import { feedBackOffMaxMs } from '@/lib/model/limits/service';
import { ownFeedEveryMs } from '@/lib/model/limits/themes';
import { FetchError } from '../ingest/fetch-error';
import { articleId, feedId } from '../ingest/known-source';
import { publisherName } from '../ingest/publisher-name';
import type { ReadFeed } from '../ingest/read-feed';
import { detectLanguage } from '../language/detect-language';
import type { Store } from '../store/contract/store';
import type { OwnFeed, OwnFeedItem } from '../store/contract/theme-store';
import { feedAt, troubleOf, Unfit, type FeedAtParts } from './feed-at';
import { keptHeader } from '../ingest/kept-header';

/** How many items are stored of an address, and the length of their teasers. */
export const ownFeedItems = 200;
const ownFeedTeaserChars = 280;

export type OwnFeedParts = FeedAtParts & {
  store: Pick<Store, 'themes'>;
  log: Logger;
};

const shorten = (text: string, most: number) =>
  text.length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;

/**
 * The newest items that are kept. Items with the same time, as all without a date have, are in the
 * order of the feed: each poll then drops the same ones, and a dropped item does not return as new.
 */
function itemsOf(feed: ReadFeed, { id, title }: Pick<OwnFeed, 'id' | 'title'>): OwnFeedItem[] {
  const newest = feed.items
    // An item without a link cannot be read.
    .filter(({ url }) => url !== '')
    .sort((a, b) => b.published_at - a.published_at)
    .slice(0, ownFeedItems);
  const firstOf = (time: number) => newest.findIndex(({ published_at }) => published_at === time);
  return newest.map((item, at) => ({
    id: articleId(id, item.guid),
    feed_id: id,
    published_at: item.published_at - (at - firstOf(item.published_at)),
    title: item.title,
    teaser: shorten(item.paragraphs.join(' '), ownFeedTeaserChars),
    link: item.url,
    source: item.source ?? title,
    lang: detectLanguage(
      [item.title, ...item.paragraphs].join('\n'),
      item.declared_lang ?? feed.lang,
    ),
  }));
}

function failed(state: OwnFeed, now: number, error: unknown): OwnFeed {
  const failures = state.failures + 1;
  const retryMs = error instanceof Unfit ? (error.retryMs ?? 0) : 0;
  const backOff = ownFeedEveryMs * 2 ** Math.min(failures - 1, 16);
  return {
    ...{ ...state, failures, last_error: troubleOf(error) },
    next_poll_at: now + Math.min(Math.max(backOff, retryMs), feedBackOffMaxMs),
  };
}

/** Polls once and stores the result. Never throws because of an address. */
export async function pollOwnFeed(
  parts: OwnFeedParts,
  state: OwnFeed,
  signal?: AbortSignal,
): Promise<void> {
  const { themes } = parts.store;
  try {
    const read = await feedAt(parts, state, signal);
    const { last_error: _healed, ...rest } = state;
    const healthy: OwnFeed = {
      ...rest,
      ...{ failures: 0, last_ok_at: parts.clock() },
      next_poll_at: parts.clock() + ownFeedEveryMs,
    };
    if (!read) {
      await themes.saveFeed(healthy);
      return;
    }
    const { feed, answer, url } = read;
    const id = url === state.url ? state.id : feedId(url);
    const home = feed.items[0]?.url || feed.site || url;
    const title = publisherName(feed.title, home) || new URL(url).hostname;
    if (id !== state.id) await themes.moveFeed(state.id, { id, url });
    await themes.saveItems(id, itemsOf(feed, { id, title }), ownFeedItems);
    await themes.saveFeed({
      ...{ ...healthy, id, url, title },
      etag: keptHeader(answer, 'etag'),
      last_modified: keptHeader(answer, 'last-modified'),
    });
  } catch (error) {
    if (signal?.aborted) return;
    if (!(error instanceof FetchError || error instanceof Unfit)) {
      parts.log.error({ err: error, feed: state.id }, 'the items of an address were not kept');
    }
    await themes.saveFeed(failed(state, parts.clock(), error));
  }
}
