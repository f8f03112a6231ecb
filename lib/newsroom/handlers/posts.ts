// Bots' posts: for everybody, for a reader, and which ones a reader was shown or saved.
import { takenDown } from '@/lib/contract';
import { breakingMs, breakingSources } from '@/lib/model/limits/bots';
import { distinctSources } from '@/lib/model/feed/sources';
import { dayMs } from '@/lib/model/time';
import { botPage } from '../bots/bot-lists';
import { followsOf, readerPosts, sourcesOf, visibleBots } from '../bots/reader-posts';
import { isWanted, postedEvent } from '../bots/wanted';
import type { Context, Handlers } from '../context';
import { keepShown } from '../count-writes';
import { hiddenFor, pageWithout, shownTo } from '../hidden-events';
import { ownerOf } from '../owner';
import type { PostSource, StoredBot, StoredPost } from '../store/contract/bot-store';
import type { Cursor, Owner, Page } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { detailedEvent, listedEvents } from '../wire-event';
import { wireBot, wirePost, wirePosts } from '../wire-bot';

/** The most posts and topics considered for breaking news. */
const breakingPosts = 200;
const breakingTopics = 20;
const breakingItems = 10;

type Bots = ReadonlyMap<string, StoredBot>;
type Paged = { cursor: string; limit: number };

const paged = (next: Cursor | undefined) => ({
  has_more: next !== undefined,
  next_cursor: next ?? '',
});

async function postPage(found: Page<StoredPost>, bots: Bots, { store, identity }: Context) {
  const posts = await wirePosts(store, ownerOf(identity), found.items, bots);
  return { data: { posts, ...paged(found.next) } };
}

/** A list of the reader's own, without what they hide. */
async function ownPage(
  { cursor, limit }: Paged,
  context: Context,
  read: (owner: Owner, cursor: Cursor | undefined, limit: number) => Promise<Page<StoredPost>>,
) {
  const { store, identity } = context;
  const owner = ownerOf(identity);
  const hides = await hiddenFor(store, owner);
  const isHidden = hides && ((post: StoredPost) => hides(postedEvent(post)));
  const from = { cursor: cursor || undefined, limit };
  const found = owner
    ? await pageWithout(isHidden, from, (next, most) => read(owner, next, most))
    : { items: [] };
  return postPage(found, await visibleBots(store), context);
}

type Chosen = Paged & { bot_ids?: string[]; category?: string; displayed_post_ids: string[] };

async function chosenPosts(
  { bot_ids, category, displayed_post_ids, ...page }: Chosen,
  context: Context,
) {
  const { store, identity, now } = context;
  const owner = ownerOf(identity);
  // What the client says it showed becomes the reader's history; requesting a page alone writes
  // nothing.
  if (owner && displayed_post_ids.length > 0) {
    await keepShown(context, () => store.bots.addShown(owner, displayed_post_ids, now));
  }
  const [bots, follows] = [await visibleBots(store), await followsOf(context)];
  const wanted = [...bots.values()].filter(
    (bot) => (!bot_ids || bot_ids.includes(bot.id)) && (!category || bot.category === category),
  );
  const ids = wanted.map(({ id }) => id);
  const of = bot_ids || category ? sourcesOf(context, ids, follows) : undefined;
  return { bots, found: await readerPosts(context, follows, { of, ...page }) };
}

async function followedSources(context: Context) {
  const [bots, follows] = [await visibleBots(context.store), await followsOf(context)];
  const ids = [...follows.keys()].filter((id) => bots.has(id));
  return { bots, follows, of: sourcesOf(context, ids, follows) };
}

/** Each event once, in the order of the posts. */
const eventsOf = (posts: readonly StoredPost[]): StoredEvent[] => [
  ...new Map(posts.map(({ event }) => [event.id, event])).values(),
];

/** The latest events of the topics that a reader follows. */
async function topicEvents({ store, identity }: Context): Promise<StoredEvent[]> {
  const owner = ownerOf(identity);
  if (!owner) return [];
  const { items } = await store.topics.followed(owner, undefined, breakingTopics);
  const found: StoredEvent[] = [];
  for (const { id } of items) {
    const page = await store.topics.items(id, undefined, breakingItems);
    found.push(...page.items.map(({ event }) => event));
  }
  return found;
}

function isBreaking({ references, release_time }: StoredEvent, now: number): boolean {
  if (release_time < now - breakingMs) return false;
  const late = references.filter(({ release_time: at = release_time }) => at >= now - breakingMs);
  return distinctSources(late).length >= breakingSources;
}

export const postHandlers: Handlers<'posts'> = {
  async ListPosts(input, context) {
    const { found, bots } = await chosenPosts(input, context);
    return postPage(found, bots, context);
  },

  async ListDemoPosts({ limit }, context) {
    const { store } = context;
    const bots = await visibleBots(store);
    const each: PostSource[] = [...bots.keys()].map((bot_id) => ({ bot_id, owner: '' }));
    const followers = ({ bot_id }: StoredPost) => bots.get(bot_id)?.follow_count ?? 0;
    const readable = ({ event }: StoredPost) => (event.lang === context.call.language ? 1 : 0);
    const posts = (await store.bots.newest(each, breakingItems)).sort(
      (a, b) => readable(b) - readable(a) || followers(b) - followers(a) || b.time - a.time,
    );
    const first = new Map<string, StoredPost>();
    for (const post of posts) if (!first.has(post.bot_id)) first.set(post.bot_id, post);
    return postPage({ items: [...first.values()].slice(0, limit) }, bots, context);
  },

  async ListImmersedPosts(input, context) {
    const { store, identity } = context;
    const { found, bots } = await chosenPosts(input, context);
    const owner = ownerOf(identity);
    const ids = found.items.map(({ event }) => event.id);
    const marks = owner && (await store.readers.marks(owner, ids));
    const twins = await store.twins.of(ids);
    const posts = [];
    for (const post of found.items) {
      const event = await store.events.get(post.event.id);
      if (!event || event.taken_down) continue;
      const whole = detailedEvent(event, marks?.get(event.id), twins.get(event.id));
      posts.push({ ...wirePost(post, bots), event: whole });
    }
    return { data: { posts, ...paged(found.next) } };
  },

  ListDisplayedPosts: (input, context) =>
    ownPage(input, context, (owner, cursor, limit) =>
      context.store.bots.shown(owner, cursor, limit),
    ),

  ListCollectedPosts: (input, context) =>
    ownPage(input, context, (owner, cursor, limit) =>
      context.store.bots.favorites(owner, cursor, limit),
    ),

  async ListFollowedPosts(page, context) {
    const { bots, follows, of } = await followedSources(context);
    return postPage(await readerPosts(context, follows, { of, ...page }), bots, context);
  },

  async ListPostHistory({ bot_id, before: asked, ...page }, context) {
    const before = asked ?? context.now - dayMs;
    const { bots, follows, of } = await followedSources(context);
    const one = bot_id === undefined ? undefined : sourcesOf(context, [bot_id], follows);
    const sources = one ?? (of.length > 0 ? of : undefined);
    const found = await readerPosts(context, follows, { of: sources, before, ...page });
    return postPage(found, bots, context);
  },

  async ListBotEvents({ bot_id, ...page }, context) {
    const { store, identity } = context;
    const bot = (await visibleBots(store)).get(bot_id);
    if (!bot) return { code: takenDown, msg: 'There is no such bot.', data: null };
    const follows = await followsOf(context);
    const of = sourcesOf(context, [bot_id], follows);
    const { items, next } = await readerPosts(context, follows, { of, ...page });
    const events = await listedEvents(store, ownerOf(identity), eventsOf(items));
    return { data: { events, ...paged(next) } };
  },

  async ListFollowedEventsByBot({ event_limit, ...input }, context) {
    const { store, identity } = context;
    const visible = await visibleBots(store);
    const { bots, next, follows } = await botPage('followed', visible.values(), input, context);
    const groups = [];
    for (const bot of bots) {
      const of = sourcesOf(context, [bot.id], follows);
      const page = await readerPosts(context, follows, { of, cursor: '', limit: event_limit });
      const events = await listedEvents(store, ownerOf(identity), eventsOf(page.items));
      groups.push({ bot: wireBot(bot, true), events });
    }
    return { data: { groups, ...paged(next) } };
  },

  async ListFollowedBreakingNews({ limit }, context) {
    const { store, identity, now } = context;
    const { follows, of } = await followedSources(context);
    const reader = ownerOf(identity);
    const { items } = await store.bots.posts({ of, limit: breakingPosts, reader });
    const wanted = items.filter((post) => {
      const settings = follows.get(post.bot_id)?.settings;
      return settings === undefined || isWanted(post, settings);
    });
    const all = [...eventsOf(wanted), ...(await topicEvents(context))];
    const breaking = [...new Map(all.map((event) => [event.id, event])).values()].filter((event) =>
      isBreaking(event, now),
    );
    const shown = await shownTo(store, reader, breaking);
    shown.sort((a, b) => b.release_time - a.release_time);
    const events = await listedEvents(store, reader, shown.slice(0, limit));
    return { data: { events, ...paged(undefined) } };
  },
};
