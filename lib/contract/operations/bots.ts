// Bots for readers: finding, following and customizing them.
import * as z from 'zod';
import { botPage, pageMost, postPage } from '@/lib/model/limits/bots';
import { bot, botIds, customize, customizeFields, postList } from '../bot';
import { localizedText } from '../entities';
import { envelopeShape } from '../envelope';
import { count, cursor, id } from '../fields';
import { listedEvent } from '../moment';
import { operation } from '../operation';

const bot_id = id;
const sampleBot = 'space';
const path = (name: string) => `/api/bots/v1/${name}` as const;

const botList = z.object({
  ...envelopeShape,
  data: z
    .object({
      bots: z.array(bot).default([]),
      has_more: z.boolean().default(false),
      next_cursor: z.string().default(''),
    })
    .optional(),
});
const list = ['data', 'bots'] as const;

/** `bot` is null, with `code` -1, if there is no bot with this id. */
const botAnswer = z.object({ ...envelopeShape, bot: bot.nullish() });

/**
 * The settings of a bot that the reader follows; null, with `code` -1, if they do not follow it.
 */
const customizeAnswer = z.object({ ...envelopeShape, customize: customize.nullish() });

export const botOperations = {
  /** The bots that a reader or a device follows, most recently followed first. */
  ListFollowedBots: operation({
    group: 'bots',
    method: 'GET',
    path: path('followed_bots'),
    input: z.object({ cursor, limit: count(botPage, pageMost) }),
    output: botList,
    list,
    sample: { cursor: '' },
  }),
  /** Follows a bot; guests may, by their device. Repeating a call changes nothing. */
  FollowBot: operation({
    group: 'bots',
    method: 'POST',
    repeatable: true,
    path: path('follow'),
    input: z.object({ bot_id }),
    output: botAnswer,
    sample: { bot_id: sampleBot },
  }),
  /** Unfollows a bot. Repeating a call changes nothing. */
  UnfollowBot: operation({
    group: 'bots',
    method: 'POST',
    repeatable: true,
    path: path('unfollow'),
    input: z.object({ bot_id }),
    output: botAnswer,
    sample: { bot_id: sampleBot },
  }),
  /** One bot; `bot` is null, with `code` -1, if there is no bot with this id. */
  GetBotInfo: operation({
    group: 'bots',
    method: 'GET',
    path: path('info'),
    input: z.object({ bot_id }),
    output: botAnswer,
    sample: { bot_id: sampleBot },
  }),
  /** The posts of one bot, newest first, with the reader's customization applied. */
  ListBotPosts: operation({
    group: 'bots',
    method: 'GET',
    path: path('bot_posts'),
    input: z.object({ bot_id, cursor, limit: count(postPage, pageMost) }),
    output: z.object({ ...envelopeShape, data: postList.nullish() }),
    list: ['data', 'posts'],
    sample: { bot_id: sampleBot, limit: 5 },
  }),
  /**
   * Bots. `recommended`: by the reader's interests, then the most followed; `query` is searched in
   * names.
   */
  ListBots: operation({
    group: 'bots',
    method: 'GET',
    path: path('list'),
    input: z.object({
      list_type: z.enum(['all', 'followed', 'recommended', 'hot']).default('all'),
      category: z.string().max(64).optional(),
      bot_ids: botIds.optional(),
      query: z.string().max(60).optional(),
      cursor,
      limit: count(botPage, pageMost),
    }),
    output: botList,
    list,
    sample: { list_type: 'hot' },
  }),
  /** The categories that have bots, with the number of bots in each. */
  ListBotCategories: operation({
    group: 'bots',
    method: 'GET',
    path: path('category_info'),
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      categories: z
        .array(
          z.object({
            category: z.string(),
            name: localizedText.default([]),
            bot_count: z.number().int().default(0),
          }),
        )
        .optional(),
    }),
    list: ['categories'],
    sample: {},
  }),
  /** Several bots, in the order of the ids; unknown ones are left out. */
  BatchGetBotInfo: operation({
    group: 'bots',
    method: 'GET',
    path: path('batch_get_bot_info'),
    input: z.object({ bot_ids: botIds }),
    output: z.object({ ...envelopeShape, bots: z.array(bot).optional() }),
    list: ['bots'],
    sample: { bot_ids: sampleBot },
  }),
  /**
   * The reader's customization of a bot that they follow; null, with `code` -1, if they do not
   * follow it.
   */
  GetBotCustomize: operation({
    group: 'bots',
    method: 'GET',
    path: path('get_customize'),
    input: z.object({ bot_id }),
    output: customizeAnswer,
    sample: { bot_id: sampleBot },
  }),
  /** Changes the settings that the call names; an empty list clears that setting. */
  UpdateBotCustomize: operation({
    group: 'bots',
    method: 'POST',
    path: path('update_customize'),
    input: z.object({ bot_id, ...customizeFields }),
    output: customizeAnswer,
    sample: { bot_id: sampleBot, left_out_words: ['opera'] },
  }),
  /** Which recent events a bot would post with these settings. Stores nothing. */
  PreviewBotCustomize: operation({
    group: 'bots',
    method: 'GET',
    path: path('preview_customize'),
    input: z.object({ bot_id, ...customizeFields }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          events: z.array(listedEvent).default([]),
          /** Among the recent events that were checked. */
          match_count: z.number().int().default(0),
          looked_at: z.number().int().default(0),
        })
        .nullish(),
    }),
    list: ['data', 'events'],
    sample: { bot_id: sampleBot, extra_words: 'clock' },
  }),
  /** Bots whose field matches the reader's interests, the best match first. */
  ListInterestBots: operation({
    group: 'bots',
    method: 'GET',
    path: path('user_interests_bot_list'),
    input: z.object({ cursor, limit: count(botPage, pageMost) }),
    output: botList,
    list,
    sample: { cursor: '' },
  }),
  /** Makes the subjects of these bots the reader's interests, and follows the bots. */
  InitInterestsByBots: operation({
    group: 'bots',
    method: 'POST',
    path: path('init_user_interests_by_bots'),
    input: z.object({ bot_ids: botIds }),
    output: z.object({
      ...envelopeShape,
      interests: z.array(z.object({ category: z.string(), keyword: z.string() })).optional(),
      bots: z.array(bot).optional(),
    }),
    list: ['bots'],
    sample: { bot_ids: [sampleBot] },
  }),
};
