// Adds a reader's feed addresses to a theme. Protects: each address is accepted or refused
// individually, with the reason, and those beyond the limit are refused.
import { ownFeedsMost } from '@/lib/model/limits/themes';
import type { Context } from '../context';
import { feedAddress } from '../ingest/feed-address';
import { readFeedList } from '../ingest/feed-list';
import { feedId } from '../ingest/known-source';
import { Refusal } from '../refusal';
import type { StoredTheme } from '../store/contract/theme-store';
import { feedTrouble, sayTrouble } from './feed-trouble';
import { countOfDay } from './make-theme';
import { refusedAddress } from './refused-address';

/** How many feed addresses a reader may add in a day. */
export const ownFeedsADay = 60;

/**
 * The given addresses, then those of an OPML list, each once.
 * @throws Refusal 400 where `opml` is no list of feeds.
 */
export function addressesOf(given: { feeds?: string[]; opml?: string }): string[] {
  if (given.opml === undefined) return [...new Set(given.feeds ?? [])];
  try {
    const listed = readFeedList(Buffer.from(given.opml)).map(({ url }) => url);
    return [...new Set([...(given.feeds ?? []), ...listed])];
  } catch (cause) {
    throw new Refusal('feedsNone', { cause });
  }
}

const noRoom = () => new Refusal('addressesMost', { values: { most: ownFeedsMost } });

/**
 * For a theme that only has these addresses.
 * @throws Refusal 400 where there is none, or none of them can be a feed on the web.
 */
export function needAddress(addresses: readonly string[]): void {
  if (addresses.some((one) => 'url' in feedAddress(one))) return;
  const [first] = addresses;
  throw first === undefined ? new Refusal('themeEmpty') : refusedAddress(first, noRoom());
}

type Result = { address: string; feed_id: string; error: string; is_full?: boolean };
type NewFeed = { id: string; url: string; address: string };

/**
 * Adds addresses to a theme; returns for each its `feed_id`, or an `error` in the reader's
 * language. Called in a transaction with its owner's turn, which a refusal rolls back as a whole.
 * @throws Refusal 429 where the reader added too many today.
 */
export async function addFeeds(
  theme: StoredTheme,
  addresses: readonly string[],
  context: Context,
): Promise<Result[]> {
  const { store, now, call } = context;
  const known = new Set((await store.themes.feedsOf(theme.id)).map(({ id }) => id));
  const own = new Set(await store.themes.feedIds(theme.owner));
  const added: NewFeed[] = [];
  const results: Result[] = [];
  for (const address of addresses) {
    const read = feedAddress(address);
    if ('trouble' in read) {
      const error = sayTrouble(feedTrouble(read.trouble), call.language);
      results.push({ address, feed_id: '', error });
      continue;
    }
    const { url } = read;
    const id = feedId(url);
    if (!known.has(id)) {
      if (!own.has(id) && own.size >= ownFeedsMost) {
        const error = sayTrouble(feedTrouble('full', ownFeedsMost), call.language);
        results.push({ address, feed_id: '', error, is_full: true });
        continue;
      }
      await countOfDay(`own-feeds:${theme.owner}`, ownFeedsADay, context);
      added.push({ id, url, address });
      known.add(id);
      own.add(id);
    }
    results.push({ address, feed_id: id, error: '' });
  }
  // Locks are taken in one order, so that readers who add the same addresses never deadlock.
  const inOrder = added.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const feed of inOrder) await store.themes.addFeed(theme, feed, now);
  return results;
}

/**
 * Called after the addresses of a theme without words or sources were added, in the same
 * transaction.
 * @throws Refusal 400 where it has no address, since those given were refused.
 */
export async function needFeed(
  { id }: StoredTheme,
  results: readonly Result[],
  { store }: Context,
): Promise<void> {
  const [first] = results;
  if (!first || (await store.themes.feedsOf(id)).length > 0) return;
  throw refusedAddress(first.address, noRoom());
}

/**
 * Before a theme is restored, in a transaction with its owner's turn.
 * @throws Refusal 429 where the reader would then have too many addresses.
 */
export async function needRoom({ id, owner }: StoredTheme, { store }: Context): Promise<void> {
  const own = new Set(await store.themes.feedIds(owner));
  for (const feed of await store.themes.feedsOf(id)) own.add(feed.id);
  if (own.size > ownFeedsMost) throw new Refusal('themeFeeds', { values: { most: ownFeedsMost } });
}
