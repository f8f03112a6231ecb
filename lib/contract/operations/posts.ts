// Posts of bots: lists, favorites, and posts one after another.
import * as z from 'zod';
import { pageMost, postPage } from '@/lib/model/limits/bots';
import { botIds, bot, immersedPost, postList } from '../bot';
import { envelopeShape } from '../envelope';
import { count, cursor, id, ids, whole } from '../fields';
import { listedEvent } from '../moment';
import { operation } from '../operation';
import { eventList } from './events';

const page = { cursor, limit: count(postPage, pageMost) };
const answer = z.object({ ...envelopeShape, data: postList.optional() });
const list = ['data', 'posts'] as const;

/**
 * Which posts: of these bots, of a category, or all. What the client reports as shown is recorded.
 */
const chosen = {
  ...page,
  bot_ids: botIds.optional(),
  category: z.string().max(64).optional(),
  displayed_post_ids: ids.default([]),
};

export const postOperations = {
  /**
   * Posts of some bots or of a category, newest first; what the caller reports as displayed is
   * recorded.
   */
  ListPosts: operation({
    group: 'posts',
    method: 'POST',
    path: '/api/posts/v1/list',
    reads: true,
    input: z.object(chosen),
    output: answer,
    list,
    sample: { limit: 5 },
  }),
  /** For readers who follow nothing yet: the newest post of each bot, the most followed first. */
  ListDemoPosts: operation({
    group: 'posts',
    method: 'POST',
    path: '/api/posts/v1/list_demo',
    reads: true,
    input: z.object({ limit: count(postPage, pageMost) }),
    output: answer,
    list,
    sample: {},
  }),
  /** The same as the list, each post with its full event. */
  ListImmersedPosts: operation({
    group: 'posts',
    method: 'POST',
    path: '/api/posts/v1/list_immersed',
    reads: true,
    input: z.object({ ...chosen, limit: count(3, postPage) }),
    output: z.object({
      ...envelopeShape,
      data: postList.extend({ posts: z.array(immersedPost).default([]) }).optional(),
    }),
    list,
    sample: { limit: 1 },
  }),
  /** What this reader was shown, newest first. */
  ListDisplayedPosts: operation({
    group: 'posts',
    method: 'GET',
    path: '/api/posts/v1/displayed/list',
    input: z.object(page),
    output: answer,
    list,
    sample: { cursor: '' },
  }),
  /** The posts of the bots that this reader follows, with their customization applied. */
  ListFollowedPosts: operation({
    group: 'posts',
    method: 'GET',
    path: '/api/posts/v1/followed/list',
    input: z.object(page),
    output: answer,
    list,
    sample: { cursor: '' },
  }),
  /** Older posts: of the bots that the reader follows, or of all if they follow none. */
  ListPostHistory: operation({
    group: 'posts',
    method: 'GET',
    path: '/api/posts/v1/history/list',
    input: z.object({
      ...page,
      bot_id: id.optional(),
      /** Milliseconds since 1970: posts before this time; default: a day ago. */
      before: whole(0).optional(),
    }),
    output: answer,
    list,
    sample: { cursor: '' },
  }),
  /** Posts whose events this reader saved, most recently saved first. */
  ListCollectedPosts: operation({
    group: 'posts',
    method: 'GET',
    path: '/api/posts/v1/collect/list',
    input: z.object(page),
    output: answer,
    list,
    sample: { cursor: '' },
  }),
  /** The events that one bot posted, newest first. */
  ListBotEvents: operation({
    group: 'posts',
    method: 'POST',
    path: '/api/events/v2/bot_events',
    reads: true,
    input: z.object({ bot_id: id, ...page }),
    output: z.object({ ...envelopeShape, data: eventList.nullish() }),
    list: ['data', 'events'],
    sample: { bot_id: 'space', limit: 5 },
  }),
  /** The newest events of each bot that the reader follows, grouped by bot. */
  ListFollowedEventsByBot: operation({
    group: 'posts',
    method: 'POST',
    path: '/api/events/v2/followed_events_by_bot',
    reads: true,
    input: z.object({ cursor, limit: count(10, pageMost), event_limit: count(3, 10) }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          groups: z.array(z.object({ bot, events: z.array(listedEvent).default([]) })).default([]),
          has_more: z.boolean().default(false),
          next_cursor: z.string().default(''),
        })
        .optional(),
    }),
    list: ['data', 'groups'],
    sample: { cursor: '' },
  }),
  /**
   * Events that the reader's bots and topics found and many sources reported within the last hours.
   */
  ListFollowedBreakingNews: operation({
    group: 'posts',
    method: 'POST',
    path: '/api/events/v2/followed_breaking_news',
    reads: true,
    input: z.object({ limit: count(postPage, pageMost) }),
    output: z.object({ ...envelopeShape, data: eventList.optional() }),
    list: ['data', 'events'],
    sample: {},
  }),
};
