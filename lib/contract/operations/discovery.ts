// Events that are worth a topic, and several timelines, or a position in one, in a single call.
import * as z from 'zod';
import { topicItemPage, topicItemPageMost, topicsAtOnce } from '@/lib/model/limits/topics';
import { envelopeShape } from '../envelope';
import { count, cursor, id, whole } from '../fields';
import { operation } from '../operation';
import { topic, topicItem } from '../topic';

/** Events on one page of the list; ours. */
const discoveryPage = 20;

/** An event that several publishers report, with the topic that follows it, if anybody made one. */
const discovery = topicItem.extend({
  lang: z.string().default(''),
  cover: z.array(z.string()).default([]),
  topic: topic.nullish(),
});
export type Discovery = z.output<typeof discovery>;

const timeline = z.object({
  topic_id: z.string(),
  topic_item_list: z.array(topicItem),
  has_more: z.boolean(),
  next_cursor: z.string(),
});

/** In a query a list is text with commas; code may pass an array. */
const someIds = z.preprocess(
  (given) =>
    typeof given === 'string'
      ? given
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean)
      : given,
  z.array(id).min(1).max(topicsAtOnce),
);

export const discoveryOperations = {
  /** The first events of several topics, in the order of the ids; an unknown topic has none. */
  GetTopicItemLists: operation({
    group: 'discovery',
    method: 'GET',
    path: '/api/topic/track/v1/batch_topic_item_list',
    input: z.object({ topic_ids: someIds, limit: count(topicItemPage, topicItemPageMost) }),
    output: z.object({ ...envelopeShape, topic_item_lists: z.array(timeline).optional() }),
    list: ['topic_item_lists'],
    sample: { topic_ids: ['t_sample-time'], limit: 5 },
  }),
  /**
   * Where a timeline continues at a moment: at one of its events, or at a time (milliseconds).
   * `next_cursor` is for `GetTopicItemList`; code -1 when there is no such topic or event.
   */
  GetMomentCursor: operation({
    group: 'discovery',
    method: 'GET',
    path: '/api/topic/track/v1/get_moment_cursor',
    input: z.object({
      topic_id: id,
      event_id: id.optional(),
      time: whole(0, 8_640_000_000_000_000).optional(),
    }),
    output: z.object({ ...envelopeShape, next_cursor: z.string().optional() }),
    sample: { topic_id: 't_sample-time', time: 1_700_000_000_000 },
  }),
  /**
   * Events that several publishers report, newest first, without those the reader follows;
   * `news_language` as for the list.
   */
  ListDiscovery: operation({
    group: 'discovery',
    method: 'GET',
    path: '/api/topic/discovery/v1/list',
    input: z.object({
      cursor,
      limit: count(discoveryPage, discoveryPage),
      news_language: z.enum(['own', 'all']).default('own'),
    }),
    output: z.object({
      ...envelopeShape,
      discovery_list: z.array(discovery).optional(),
      has_more: z.boolean().optional(),
      next_cursor: z.string().optional(),
    }),
    list: ['discovery_list'],
    sample: { cursor: '' },
  }),
  /**
   * One such event, with the public topics that contain it; code -1 when there is no such event.
   */
  GetDiscovery: operation({
    group: 'discovery',
    method: 'GET',
    path: '/api/topic/discovery/v1/{event_id}/detail',
    input: z.object({ event_id: id }),
    output: z.object({
      ...envelopeShape,
      discovery: discovery.nullish(),
      topic_list: z.array(topic).optional(),
    }),
    sample: { event_id: 'sample-leap-second' },
  }),
};
