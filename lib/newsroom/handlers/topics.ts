// Topics that readers follow: made from an event or from words, filled by ingest, shown as a
// timeline.
import { topicsADay, topicsOfSiteADay } from '@/lib/model/limits/topics';
import { secondMs } from '@/lib/model/time';
import { dayEnd } from '@/lib/model/day-end';
import { takenDown } from '@/lib/contract';
import { readerOf, signedIn, type Context, type Handlers } from '../context';
import { hiddenFor, pageWithout } from '../hidden-events';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';
import type { Owner, Page, StoredTopic, StoredTopicItem } from '../store/contract/store';
import { topicOfEvent, topicOfQuery } from '../topics/make-topic';
import { wireTopic, wireTopicItem, wireTopics } from '../wire-topic';

/** How many topics one reader may follow, so that matching them stays cheap. */
export const topicsFollowedMost = 100;

export const noTopic = { code: takenDown, msg: 'There is no such topic.', topic: null };

/** The response of the calls that return one topic. */
export async function topicFor(stored: StoredTopic, owner: Owner | undefined, context: Context) {
  const [topic] = await wireTopics(context.store, owner, [stored], forReader(context));
  return { topic: topic ?? wireTopic(stored, undefined, forReader(context)) };
}

/**
 * A topic of readers' words without events is only open to those who follow it, however many: only
 * news is published under the site's name, and two accounts cost nothing to make. A topic with
 * events is open to everyone who was given its id, which nobody can guess.
 */
export async function isOpen(
  { id, type, event_id, item_count }: StoredTopic,
  owner: Owner | undefined,
  { store }: Context,
): Promise<boolean> {
  if (type === 'editorial' || event_id !== undefined || item_count > 0) return true;
  if (owner === undefined) return false;
  if ((await store.topics.marks(owner, [id])).has(id)) return true;
  // Its maker may follow it again after unfollowing.
  return store.topics.isMaker(owner, id);
}

const forReader = ({ call, now }: Context) => ({ language: call.language, now });

/** Limits the cost of searching: refuses too many topics of one reader. */
async function needRoom(owner: Owner, { store }: Context): Promise<void> {
  if ((await store.topics.followedCount(owner)) < topicsFollowedMost) return;
  throw new Refusal('topicsFollowed', { values: { most: topicsFollowedMost } });
}

/**
 * Follows, one topic of a reader at a time, so that no two calls take the same last place.
 * @throws Refusal 429, with nothing changed, where there is no room.
 */
const followed = (owner: Owner, id: string, context: Context): Promise<void> =>
  context.store.transaction(async () => {
    const { store, now } = context;
    await store.topics.takeTurn(owner);
    if (!(await store.topics.marks(owner, [id])).has(id)) await needRoom(owner, context);
    await store.topics.setFollowed(owner, id, true, now);
  });

/** Accounts cost nothing to make, so that there is a limit for all of them together as well. */
async function needRoomOnSite(context: Context, endsAt: number): Promise<void> {
  const { store, now, log, topicsOfSite = topicsOfSiteADay } = context;
  const made = await store.quotas.count('topics', endsAt, now);
  if (made <= topicsOfSite) return;
  if (made === topicsOfSite + 1) log.warn({ event: 'topics_used_up' }, 'TOPICS_A_DAY is reached');
  const retryAfterSeconds = Math.ceil((endsAt - now) / secondMs);
  throw new Refusal('topicsOfSite', { retryAfterSeconds });
}

/** A topic is erased with its maker's account, even while it is being made. */
async function goneMeanwhile(error: unknown, { store, identity }: Context): Promise<never> {
  const isGone = identity.user && !(await store.accounts.get(identity.user));
  throw isGone && !(error instanceof Refusal) ? new Refusal('signIn', { cause: error }) : error;
}

async function listed(page: Page<StoredTopic>, owner: Owner | undefined, context: Context) {
  return {
    topic_list: await wireTopics(context.store, owner, page.items, forReader(context)),
    has_more: page.next !== undefined,
    next_cursor: page.next ?? '',
  };
}

/** A page of a topic's events, without what this reader hides. */
export async function topicItemPage(
  topic_id: string,
  { limit, cursor }: { limit: number; cursor: string },
  { store, identity }: Context,
) {
  const topic = await store.topics.get(topic_id);
  // The words of a topic's name override its reader's mutes.
  const words = topic?.name.map(({ text }) => text).join('\n');
  const hidden = await hiddenFor(store, ownerOf(identity), { words });
  const from = { cursor: cursor || undefined, limit };
  const page = await pageWithout(
    hidden && (({ event }: StoredTopicItem) => hidden(event)),
    from,
    (next, most) => store.topics.items(topic_id, next, most),
  );
  return {
    topic_item_list: page.items.map(wireTopicItem),
    has_more: page.next !== undefined,
    next_cursor: page.next ?? '',
  };
}

export const topicHandlers: Handlers<'topics'> = {
  async CreateTopic({ event_id, query }, context) {
    const { store, now, call } = context;
    const owner = signedIn(context);
    if (event_id === undefined && query === undefined) {
      throw new Refusal('topicEmpty');
    }
    await needRoom(owner, context);
    const endsAt = dayEnd(now);
    if ((await store.quotas.count(`topics:${owner}`, endsAt, now)) > topicsADay) {
      throw new Refusal('topicsOfDay', {
        retryAfterSeconds: Math.ceil((endsAt - now) / secondMs),
      });
    }
    await needRoomOnSite(context, endsAt);
    const event = event_id === undefined ? undefined : await store.events.get(event_id);
    if (event_id !== undefined && (!event || event.taken_down)) {
      return { ...noTopic, msg: 'This article is no longer available.' };
    }
    const made = async () => {
      const stored = event
        ? await topicOfEvent(store, event, now, owner)
        : await topicOfQuery(store, (query ?? '').trim(), call.language, now, owner);
      if (!stored) throw new Refusal('topicNoWords');
      // There is one topic for each thing: one that was taken down is not made again.
      if (stored.taken_down) return undefined;
      const had = (await store.topics.marks(owner, [stored.id])).has(stored.id);
      await followed(owner, stored.id, context).catch(async (error: unknown) => {
        // Undo the follow, which ends a new topic unless somebody else follows it; follows from
        // before remain.
        if (!had) await store.topics.setFollowed(owner, stored.id, false, now);
        throw error;
      });
      // Nobody followed it in the meantime, so that it was removed.
      const kept = await store.topics.get(stored.id);
      return kept ?? goneMeanwhile(new Error(`The topic ${stored.id} is gone.`), context);
    };
    const topic = await made().catch((error) => goneMeanwhile(error, context));
    return topic ? topicFor(topic, owner, context) : noTopic;
  },

  async FollowTopic({ topic_id, follow }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const found = await store.topics.get(topic_id);
    if (!found || !(await isOpen(found, owner, context))) return noTopic;
    if (follow) await followed(owner, topic_id, context);
    else await store.topics.setFollowed(owner, topic_id, false, now);
    const stored = await store.topics.get(topic_id);
    return stored ? topicFor(stored, owner, context) : noTopic;
  },

  async GetTopic({ topic_id }, context) {
    const stored = await context.store.topics.get(topic_id);
    const owner = ownerOf(context.identity);
    if (!stored || !(await isOpen(stored, owner, context))) return noTopic;
    return topicFor(stored, owner, context);
  },

  async MarkTopicRead({ topic_id }, context) {
    const owner = readerOf(context);
    await context.store.topics.markRead(owner, topic_id, context.now);
    await context.store.messages.markRead(owner, { subjects: [`t:${topic_id}`] }, context.now);
    return {};
  },

  async ListFollowedTopics({ cursor, limit }, context) {
    const owner = ownerOf(context.identity);
    const page = owner
      ? await context.store.topics.followed(owner, cursor || undefined, limit)
      : { items: [] };
    return listed(page, owner, context);
  },

  async ListHotTopics({ cursor, limit }, context) {
    const page = await context.store.topics.hot(cursor || undefined, limit);
    return listed(page, ownerOf(context.identity), context);
  },

  GetTopicItemList: ({ topic_id, ...from }, context) => topicItemPage(topic_id, from, context),
};
