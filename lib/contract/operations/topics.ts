// Following, making and changing topics.
import * as z from 'zod';
import { topicItemPage, topicItemPageMost, topicQueryChars } from '@/lib/model/limits/topics';
import { seenLine } from '@/lib/model/text/seen-text';
import { envelopeShape, plainEnvelope } from '../envelope';
import { count, cursor, id } from '../fields';
import { operation } from '../operation';
import { topic, topicItem } from '../topic';

/** Topics on one page of a list; ours. */
const topicPage = 20;

const sampleTopic = 't_sample-time';

/** `topic` is null, with `code` -1, if there is no topic with this id. */
const topicAnswer = z.object({ ...envelopeShape, topic: topic.nullish() });

const topicList = z.object({
  ...envelopeShape,
  topic_list: z.array(topic).optional(),
  has_more: z.boolean().optional(),
  next_cursor: z.string().optional(),
});

export const topicOperations = {
  /**
   * Makes and follows a topic of an event ("follow this event") or of words; signed-in readers
   * only. Asking again returns the same topic.
   */
  CreateTopic: operation({
    group: 'topics',
    method: 'POST',
    path: '/api/topic/topic/v1/create',
    input: z.object({
      event_id: id.optional(),
      /** Used if no event is given. */
      query: z.string().min(1).max(topicQueryChars).transform(seenLine).optional(),
    }),
    output: topicAnswer,
    sample: { query: 'clocks' },
  }),
  /** Follows or unfollows a topic; signed-in readers only. Repeating a call changes nothing. */
  FollowTopic: operation({
    group: 'topics',
    method: 'POST',
    repeatable: true,
    path: '/api/topic/topic/v1/follow',
    input: z.object({ topic_id: id, follow: z.boolean().default(true) }),
    output: topicAnswer,
    sample: { topic_id: sampleTopic, follow: true },
  }),
  /** One topic, and whether this reader follows it; `code` -1: there is none. */
  GetTopic: operation({
    group: 'topics',
    method: 'GET',
    path: '/api/topic/topic/v1/detail',
    input: z.object({ topic_id: id }),
    output: topicAnswer,
    sample: { topic_id: sampleTopic },
  }),
  /** Marks a topic as seen: it is not shown as updated until the next item arrives. */
  MarkTopicRead: operation({
    group: 'topics',
    method: 'POST',
    path: '/api/topic/topic/v1/mark_read',
    input: z.object({ topic_id: id }),
    output: plainEnvelope,
    sample: { topic_id: sampleTopic },
  }),
  /**
   * The topics that a signed-in reader follows, most recently followed first; empty if nobody is
   * signed in.
   */
  ListFollowedTopics: operation({
    group: 'topics',
    method: 'GET',
    path: '/api/topic/track/v1/followed_list',
    input: z.object({ cursor, limit: count(topicPage, topicPage) }),
    output: topicList,
    list: ['topic_list'],
    sample: { cursor: '' },
  }),
  /** Topics that others follow, the most followed first. */
  ListHotTopics: operation({
    group: 'topics',
    method: 'GET',
    path: '/api/topic/track/v1/hot_list',
    input: z.object({ cursor, limit: count(topicPage, topicPage) }),
    output: topicList,
    list: ['topic_list'],
    sample: { cursor: '' },
  }),
  /** The events of a topic, newest first. */
  GetTopicItemList: operation({
    group: 'topics',
    method: 'GET',
    path: '/api/topic/track/v1/topic_item_list',
    input: z.object({ topic_id: id, limit: count(topicItemPage, topicItemPageMost), cursor }),
    output: z.object({
      ...envelopeShape,
      topic_item_list: z.array(topicItem).optional(),
      has_more: z.boolean().optional(),
      next_cursor: z.string().optional(),
    }),
    list: ['topic_item_list'],
    sample: { topic_id: sampleTopic, limit: 5, cursor: '' },
  }),
};
