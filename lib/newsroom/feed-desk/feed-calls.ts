// What operators do to the site's feeds. Protects: the list that the site started with is never
// written, no address in a private network is accepted, and every change is logged together with
// the change.
import { feedsMost } from '@/lib/model/limits/operating';
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { OperatorAct } from '@/lib/model/operator-acts';
import type { Language } from '@/lib/model/text/languages';
import type { Context, Handlers } from '../context';
import { knownFeeds, type KnownFeed } from '../ingest/current-feeds';
import { feedAddress, spelled } from '../ingest/feed-address';
import { readFeedList, type ListedFeed } from '../ingest/feed-list';
import { feedId } from '../ingest/known-source';
import { laneOf } from '../ingest/poll-schedule';
import { publisherName } from '../ingest/publisher-name';
import { detectLanguage } from '../language/detect-language';
import { Refusal } from '../refusal';
import type { FeedEdit, FeedEditState } from '../store/contract/feed-desk-store';
import type { Store } from '../store/contract/store';
import { feedAt, troubleOf } from '../themes/feed-at';
import { feedTrouble, sayTrouble } from '../themes/feed-trouble';
import { refusedAddress } from '../themes/refused-address';
import { acting, keepAct, type Act } from '../operators/act';
import { differing } from '../operators/differing';
import { feedRows } from './feed-rows';
import { failureIn } from './feed-words';
import { feedsOpml } from './feeds-opml';
import { wirePage } from '../operators/wire-page';

/** How many items are shown of a feed that is previewed before it is added. */
const feedPreviewItems = 5;

const editOf = (
  { id, url, title, tab, lang, fullText, state }: KnownFeed,
  change: Partial<FeedEdit>,
  updated_at: number,
): FeedEdit => ({ ...{ id, url, title, tab, lang, fullText, state }, ...change, updated_at });

const noFeed = () => new Refusal('missing', { values: { detail: 'There is no such feed.' } });

/** Within a transaction, so that another operator's change to the feed comes before or after. */
async function needFeed(store: Store, id: string): Promise<KnownFeed> {
  await store.feedEdits.takeTurn();
  const feed = (await knownFeeds(store)).find((one) => one.id === id);
  if (!feed) throw noFeed();
  return feed;
}

/**
 * A feed that was not removed meanwhile: changing a removed one would restore it, or have no
 * effect.
 */
async function needListed(store: Store, id: string): Promise<KnownFeed> {
  const feed = await needFeed(store, id);
  if (feed.state === 'removed') throw noFeed();
  return feed;
}

/** Polls it as soon as its host may be requested. */
async function pollSoon(store: Store, feed: Pick<KnownFeed, 'id' | 'url'>, now: number) {
  await store.jobs.offer('feed', [{ id: feed.id, lane: laneOf(feed), due_at: now }]);
  await store.jobs.hurry('feed', [feed.id], now);
}

const setState = (context: Context, id: string, act: OperatorAct, state: FeedEditState) =>
  acting(context, async (store) => {
    const feed = state === 'paused' ? await needListed(store, id) : await needFeed(store, id);
    if (feed.state === state) return { result: {} };
    await store.feedEdits.save(editOf(feed, { state }, context.now));
    return { act: { act, target: feed.url, before: feed.state, after: state }, result: {} };
  });

type Added = { result: 'added' | 'there'; id: string } | { result: 'refused'; trouble: string };

/** Adds a feed, also to `known`. */
async function take(
  store: Store,
  known: Map<string, KnownFeed>,
  { url: written, title, tab, lang, fullText, site }: ListedFeed,
  now: number,
): Promise<Added> {
  const address = feedAddress(written);
  if ('trouble' in address) return { result: 'refused', trouble: feedTrouble(address.trouble) };
  const { url } = address;
  const there = known.get(url);
  if (there && there.state !== 'removed') return { result: 'there', id: there.id };
  const living = [...known.values()].filter(({ state }) => state !== 'removed').length;
  if (living >= feedsMost) return { result: 'refused', trouble: feedTrouble('full', feedsMost) };
  const id = there?.id ?? feedId(url);
  const fields = { title, tab, lang, fullText };
  const feed = { ...fields, id, url: there?.url ?? url, state: 'active' as const };
  await store.feedEdits.save({ ...feed, updated_at: now });
  known.set(url, { ...feed, site, listed: there?.listed ?? false, edited: true });
  await pollSoon(store, feed, now);
  return { result: 'added', id };
}

const bySpelling = async (store: Store) =>
  new Map((await knownFeeds(store)).map((feed) => [spelled(feed.url), feed]));

function feedsIn(opml: string): ListedFeed[] {
  try {
    return readFeedList(Buffer.from(opml, 'utf8'));
  } catch (cause) {
    throw new Refusal('feedsNone', { cause });
  }
}

/** What is at an address, without storing anything. */
async function preview(context: Context, written: string, language: Language) {
  const { store, feedSource, call } = context;
  const address = feedAddress(written);
  const none = (trouble: string) => ({ url: written, error: sayTrouble(trouble, language) });
  if ('trouble' in address) return none(feedTrouble(address.trouble));
  const { url } = address;
  try {
    const found = await feedAt(feedSource, { url }, call.signal);
    if (!found) return none(feedTrouble('no-feed'));
    const { feed } = found;
    const items = feed.items.slice(0, feedPreviewItems);
    const text = items.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n');
    const home = feed.items[0]?.url || feed.site || found.url;
    const there = (await bySpelling(store)).get(spelled(found.url));
    return {
      url: found.url,
      title: publisherName(feed.title, home) || new URL(found.url).hostname,
      lang: detectLanguage(text, feed.lang),
      site: feed.site,
      known: there !== undefined && there.state !== 'removed',
      items: items.map(({ title, url: link, published_at }) => ({
        ...{ title, url: link, published_at },
      })),
    };
  } catch (error) {
    return none(troubleOf(error));
  }
}

export const feedCalls = {
  async ListInnerFeeds(query, { store, call }) {
    return { data: wirePage(await feedRows(store, query, call.language)) };
  },

  async PreviewFeed({ url }, context) {
    return { data: await preview(context, url, context.call.language) };
  },

  AddFeed: ({ url, title = '', tab = defaultTabKey, lang, full_text = true }, context) =>
    acting(context, async (store) => {
      const feed = { url, title, tab, lang, fullText: full_text ? undefined : (false as const) };
      await store.feedEdits.takeTurn();
      const added = await take(store, await bySpelling(store), feed, context.now);
      if (added.result === 'refused') {
        throw refusedAddress(url, new Refusal('feedsMost', { values: { most: feedsMost } }));
      }
      const { id: feed_id, result } = added;
      const act: Act = { act: 'feed.add', target: url, after: { title, tab, lang, full_text } };
      return { act: result === 'added' ? act : undefined, result: { data: { feed_id, result } } };
    }),

  EditFeed: ({ feed_id, full_text, ...fields }, context) =>
    acting(context, async (store) => {
      const feed = await needListed(store, feed_id);
      const { title = feed.title, tab = feed.tab } = fields;
      const lang = fields.lang === undefined ? feed.lang : (fields.lang ?? undefined);
      const full = full_text ?? feed.fullText !== false;
      const changed = differing(
        { title: feed.title, tab: feed.tab, lang: feed.lang, full_text: feed.fullText !== false },
        { title, tab, lang, full_text: full },
      );
      if (!changed) return { result: {} };
      const fullText = full ? undefined : (false as const);
      await store.feedEdits.save(editOf(feed, { title, tab, lang, fullText }, context.now));
      return { act: { act: 'feed.edit', target: feed.url, ...changed }, result: {} };
    }),

  PauseFeed: ({ feed_id }, context) => setState(context, feed_id, 'feed.pause', 'paused'),
  ResumeFeed: ({ feed_id }, context) => setState(context, feed_id, 'feed.resume', 'active'),
  RemoveFeed: ({ feed_id }, context) => setState(context, feed_id, 'feed.remove', 'removed'),

  PollFeed: ({ feed_id }, context) =>
    acting(context, async (store) => {
      const feed = await needFeed(store, feed_id);
      if (feed.state !== 'active') {
        throw new Refusal('feedPaused');
      }
      await pollSoon(store, feed, context.now);
      return { act: { act: 'feed.poll', target: feed.url }, result: {} };
    }),

  async ImportFeeds({ opml }, context) {
    const wanted = feedsIn(opml);
    const { language } = context.call;
    const { items, tells } = await context.store.transaction(async (store) => {
      await store.feedEdits.takeTurn();
      const known = await bySpelling(store);
      const results = [];
      const tells: (() => void)[] = [];
      for (const feed of wanted) {
        const added = await take(store, known, feed, context.now);
        const { url, title, tab, lang, fullText } = feed;
        const error = added.result === 'refused' ? sayTrouble(added.trouble, language) : '';
        results.push({ url, title, result: added.result, error });
        if (added.result !== 'added') continue;
        const tell = await keepAct(context, store, {
          ...{ act: 'feed.add', target: url, before: 'OPML' },
          after: { title, tab, lang, full_text: fullText !== false },
        });
        tells.push(tell);
      }
      return { items: results, tells };
    });
    for (const tell of tells) tell();
    return { data: wirePage({ items }) };
  },

  async ExportFeeds(_input, { store }) {
    const feeds = (await knownFeeds(store)).filter(({ state }) => state !== 'removed');
    return { data: { opml: feedsOpml(feeds) } };
  },

  async ListFeedRuns({ feed_id, outcome, cursor, limit }, { store, call }) {
    const page = await store.feedPolls.page({
      ...{ feed_id, outcome, limit },
      cursor: cursor || undefined,
    });
    const polled = new Map((await store.feeds.all()).map((one) => [one.id, one]));
    // Named as in the list of feeds, even those that were never polled.
    const known = new Map((await knownFeeds(store)).map((one) => [one.id, one]));
    const nameOf = (id: string) => {
      const [feed, state] = [known.get(id), polled.get(id)];
      return feed?.title || state?.title || feed?.url || state?.url || id;
    };
    const items = page.items.map(({ id: run_id, why, ...run }) => ({
      ...{ ...run, run_id, title: nameOf(run.feed_id) },
      error: failureIn(why, call.language),
    }));
    return { data: wirePage({ ...page, items }) };
  },
} satisfies Partial<Handlers<'inner'>>;
