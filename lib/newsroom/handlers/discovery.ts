// Stories worth following: events that several publishers report. Also parts of several timelines.
import { takenDown, type Discovery } from '@/lib/contract';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { distinctSources } from '@/lib/model/feed/sources';
import type { Context, Handlers } from '../context';
import { hiddenFor, pageWithout } from '../hidden-events';
import { ownerOf } from '../owner';
import { readingOf } from '../reading-of';
import { ownCovers } from '../pictures';
import type { StoredEvent } from '../types';
import { wireTopicItem, wireTopics } from '../wire-topic';
import { isOpen, noTopic, topicItemPage } from './topics';

/** The fewest publishers of an event worth following; ours. */
const discoverySources = 2;

async function discoveries(events: readonly StoredEvent[], context: Context): Promise<Discovery[]> {
  const { store, identity, now, call } = context;
  const owner = ownerOf(identity);
  const topics = await store.topics.ofEvents(events.map(({ id }) => id));
  const wired = await wireTopics(store, owner, [...topics.values()], {
    language: call.language,
    now,
  });
  const byId = new Map(wired.map((topic) => [topic.topic_id, topic]));
  return events.map((event) => ({
    ...wireTopicItem({ event, time: event.release_time }),
    lang: event.lang,
    cover: ownCovers(event.id, event.cover),
    topic: byId.get(topics.get(event.id)?.id ?? '') ?? null,
  }));
}

export const discoveryHandlers: Handlers<'discovery'> = {
  async GetTopicItemLists({ topic_ids, limit }, context) {
    const ids = [...new Set(topic_ids)];
    const topic_item_lists = [];
    for (const topic_id of ids) {
      topic_item_lists.push({
        topic_id,
        ...(await topicItemPage(topic_id, { limit, cursor: '' }, context)),
      });
    }
    return { topic_item_lists };
  },

  async GetMomentCursor({ topic_id, event_id, time }, context) {
    const { store, identity, now } = context;
    const topic = await store.topics.get(topic_id);
    if (!topic || !(await isOpen(topic, ownerOf(identity), context))) {
      return { code: takenDown, msg: noTopic.msg };
    }
    const at = event_id === undefined ? { time: time ?? now } : { event_id };
    const next_cursor = await store.topics.cursorAt(topic_id, at);
    return next_cursor === undefined
      ? { code: takenDown, msg: 'The topic has no such moment.' }
      : { next_cursor };
  },

  async ListDiscovery({ cursor, limit, news_language }, context) {
    const { store, identity } = context;
    const owner = ownerOf(identity);
    const isHidden = await hiddenFor(store, owner);
    const reading = await readingOf(context, news_language);
    const page = await pageWithout(
      (event: StoredEvent) =>
        distinctSources(event.references).length < discoverySources || isHidden?.(event) === true,
      { cursor: cursor || undefined, limit },
      (next, most) =>
        store.events.page({ tab: defaultTabKey, cursor: next, limit: most, owner, reading }),
    );
    const found = await discoveries(page.items, context);
    return {
      discovery_list: found.filter(({ topic }) => !topic?.followed),
      has_more: page.next !== undefined,
      next_cursor: page.next ?? '',
    };
  },

  async GetDiscovery({ event_id }, context) {
    const event = await context.store.events.get(event_id);
    if (!event || event.taken_down) {
      return { code: takenDown, msg: 'This article is no longer available.', discovery: null };
    }
    const [discovery] = await discoveries([event], context);
    const { store, identity, call, now } = context;
    const topics = await store.topics.holding(event.id);
    const to = { language: call.language, now };
    return { discovery, topic_list: await wireTopics(store, ownerOf(identity), topics, to) };
  },
};
