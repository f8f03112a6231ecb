// The site's feeds for operators: in one order, page by page.
import * as z from 'zod';
import type { Answer } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import { knownFeeds, type KnownFeed } from '../ingest/current-feeds';
import { readCursor, writeCursor } from '../store/engine/cursor';
import type { FeedState, Page, Store } from '../store/contract/store';
import { failureIn } from './feed-words';

type Row = NonNullable<Answer<'ListInnerFeeds'>['data']>['items'] extends (infer R)[] | undefined
  ? R
  : never;

/** Feeds that need an operator come first. */
const order: readonly Row['state'][] = ['failing', 'waiting', 'healthy', 'paused', 'removed'];

const place = z.tuple([z.int(), z.string(), z.string()]);
type Place = z.infer<typeof place>;

function stateOf({ state }: KnownFeed, polled: FeedState | undefined): Row['state'] {
  if (state !== 'active') return state;
  if ((polled?.failures ?? 0) > 0) return 'failing';
  return polled?.last_ok_at === undefined ? 'waiting' : 'healthy';
}

const isBehind = (a: Place, b: Place) => {
  const at = a.findIndex((part, index) => part !== b[index]);
  const [one, other] = [a[at], b[at]];
  return one !== undefined && other !== undefined && one > other;
};

export type FeedQuery = {
  query: string;
  state: Row['state'] | 'all';
  cursor: string;
  limit: number;
};

/** `all` leaves out removed feeds. */
export async function feedRows(
  store: Pick<Store, 'feedEdits' | 'feedPolls' | 'feeds' | 'meta'>,
  { query, state, cursor, limit }: FeedQuery,
  language: Language,
): Promise<Page<Row>> {
  const states = new Map((await store.feeds.all()).map((one) => [one.id, one]));
  const words = query.toLowerCase();
  const found = (await knownFeeds(store)).flatMap((feed) => {
    const polled = states.get(feed.id);
    const name = feed.title || polled?.title || feed.url;
    const now = stateOf(feed, polled);
    if (state === 'all' ? now === 'removed' : now !== state) return [];
    if (!`${name}\n${feed.url}`.toLowerCase().includes(words)) return [];
    const at: Place = [order.indexOf(now), name.toLowerCase(), feed.id];
    return [{ feed, polled, name, now, at }];
  });
  found.sort((a, b) => (isBehind(a.at, b.at) ? 1 : -1));
  const after = cursor ? readCursor(cursor, place) : undefined;
  const rest = after ? found.filter(({ at }) => isBehind(at, after)) : found;
  const shown = rest.slice(0, limit);
  const lastAt = await store.feedPolls.lastAt(shown.map(({ feed }) => feed.id));
  const items = shown.map(({ feed, polled, name, now }) => ({
    ...{ feed_id: feed.id, url: feed.url, title: name, tab: feed.tab, lang: feed.lang },
    ...{ set_title: feed.title, full_text: feed.fullText !== false },
    from: feed.listed ? ('list' as const) : ('operator' as const),
    ...{ edited: feed.edited, state: now, failures: polled?.failures ?? 0 },
    error: now === 'failing' ? failureIn(polled?.last_error, language) : '',
    ...{ last_poll_at: lastAt.get(feed.id), last_ok_at: polled?.last_ok_at },
    next_poll_at: feed.state === 'active' ? polled?.next_poll_at : undefined,
    articles: polled?.articles ?? 0,
  }));
  const last = shown.at(-1);
  return { items, next: rest.length > limit && last ? writeCursor(last.at) : undefined };
}
