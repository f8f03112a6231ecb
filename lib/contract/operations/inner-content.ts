// Operators' calls for bots, posts, comments and themes. docs/service-calls/internal.md.
import * as z from 'zod';
import { bot } from '../bot';
import { botDescription, fieldDescription } from '../bot-description';
import { localizedText } from '../entities';
import { plainEnvelope } from '../envelope';
import { count, cursor, id } from '../fields';
import { innerPage, innerPageMost, innerPageSize } from '../inner-page';
import { operation } from '../operation';

const limit = count(innerPageSize, innerPageMost);

/** A bot as operators see it; `field` is what it looks for. */
const innerBot = bot.omit({ followed: true }).extend({
  hidden: z.boolean(),
  /** It ships with the product, and no operator has changed it. */
  shipped: z.boolean(),
  per_day: z.number().int(),
  field: fieldDescription,
});

const innerPost = z.object({
  post_id: z.string(),
  bot_id: z.string(),
  event_id: z.string(),
  event_title: localizedText.default([]),
  text: z.string(),
  time: z.number(),
});

const innerComment = z.object({
  comment_id: z.string(),
  event_id: z.string(),
  root_id: z.string().optional(),
  /** Absent if the comment or its account was deleted. */
  user_id: z.string().optional(),
  user_name: z.string().default(''),
  text: z.string(),
  hidden: z.boolean(),
  like_count: z.number().int(),
  reply_count: z.number().int(),
  created_at: z.number(),
});

const innerTopic = z.object({
  topic_id: z.string(),
  name: localizedText.default([]),
  type: z.enum(['user_create', 'editorial']),
  state: z.enum(['live', 'taken_down']),
  /** A number of `TopicStatus`. */
  status: z.number().int(),
  event_id: z.string().optional(),
  follow_count: z.number().int(),
  item_count: z.number().int(),
  created_at: z.number(),
  updated_at: z.number(),
});

/** A shared theme, without its reader's identity. */
const innerTheme = z.object({
  theme_id: z.string(),
  name: z.string(),
  state: z.enum(['live', 'taken_down']),
  keywords: z.array(z.string()).default([]),
  follow_count: z.number().int(),
  created_at: z.number(),
  updated_at: z.number(),
});

export const innerContentOperations = {
  /** Topics, including those hidden from readers; `query` is an id or a part of the name. */
  ListInnerTopics: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/topics',
    input: z.object({ query: z.string().max(200).default(''), cursor, limit }),
    output: innerPage(innerTopic),
    list: ['data', 'items'],
    sample: {},
  }),
  /** Hides a topic from every reader, including its followers; nobody can create it again. */
  TakeDownTopic: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/topics/take_down',
    input: z.object({ topic_id: id, reason: z.string().max(500).default('') }),
    output: plainEnvelope,
    sample: { topic_id: 't_sample', reason: 'Not news.' },
  }),
  /** Restores a topic as it was, with its followers. Repeating it changes nothing. */
  RestoreTopic: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/topics/restore',
    input: z.object({ topic_id: id }),
    output: plainEnvelope,
    sample: { topic_id: 't_sample' },
  }),
  /** Every bot, hidden ones included, with what it looks for. */
  ListInnerBots: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/bots',
    input: z.object({}),
    output: innerPage(innerBot),
    list: ['data', 'items'],
    sample: {},
  }),
  /**
   * Creates the bot with this id, or replaces its description; it applies from the next round on.
   */
  SaveInnerBot: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/bots/save',
    input: botDescription.extend({
      /** The bot must be a new one. */
      is_new: z.boolean().default(false),
    }),
    output: plainEnvelope,
    sample: {
      id: 'sample-bot',
      name: [{ lang: 'en', text: 'Rivers' }],
      description: [{ lang: 'en', text: 'Floods and dams' }],
      category: 'science',
      field: { names: ['Mekong'] },
    },
  }),
  /** Hides a bot and its posts from all lists. Repeating it changes nothing. */
  HideBot: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/bots/hide',
    input: z.object({ bot_id: id }),
    output: plainEnvelope,
    sample: { bot_id: 'sample-bot' },
  }),
  /** Shows a hidden bot and its posts again. Repeating it changes nothing. */
  ShowBot: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/bots/show',
    input: z.object({ bot_id: id }),
    output: plainEnvelope,
    sample: { bot_id: 'sample-bot' },
  }),
  /** The posts that everybody gets from a bot, hidden or not, newest first. */
  ListInnerPosts: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/posts',
    input: z.object({ bot_id: id, cursor, limit }),
    output: innerPage(innerPost),
    list: ['data', 'items'],
    sample: { bot_id: 'sample-bot' },
  }),
  /** Removes a post for good: the bot does not post that event again. */
  RemovePost: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/posts/remove',
    input: z.object({ post_id: id }),
    output: plainEnvelope,
    sample: { post_id: 'p_sample' },
  }),
  /**
   * Comments by `query`: the comment or all of the event or reader with that id, else those that
   * contain it.
   */
  ListInnerComments: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/comments',
    input: z.object({ query: z.string().max(200).default(''), cursor, limit }),
    output: innerPage(innerComment),
    list: ['data', 'items'],
    sample: {},
  }),
  /** Hides the text of a comment from everybody, but keeps it. Repeating it changes nothing. */
  HideComment: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/comments/hide',
    input: z.object({ comment_id: id }),
    output: plainEnvelope,
    sample: { comment_id: 'c_sample' },
  }),
  /** Shows the text of a comment again. Repeating it changes nothing. */
  ShowComment: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/comments/show',
    input: z.object({ comment_id: id }),
    output: plainEnvelope,
    sample: { comment_id: 'c_sample' },
  }),
  /** Themes on the square, or those removed from it; private themes are never listed. */
  ListInnerThemes: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/themes',
    input: z.object({ state: z.enum(['live', 'taken_down']).default('live'), cursor, limit }),
    output: innerPage(innerTheme),
    list: ['data', 'items'],
    sample: {},
  }),
  /**
   * Removes a theme from the square and from its followers; its reader keeps it and is notified.
   */
  TakeDownTheme: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/themes/take_down',
    input: z.object({ theme_id: id }),
    output: plainEnvelope,
    sample: { theme_id: 'sample-theme' },
  }),
  /** Returns a theme to the square. Repeating it changes nothing. */
  RestoreTheme: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/themes/restore',
    input: z.object({ theme_id: id }),
    output: plainEnvelope,
    sample: { theme_id: 'sample-theme' },
  }),
};
