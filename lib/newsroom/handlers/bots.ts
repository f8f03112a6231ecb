// Bots: found, followed and configured by readers, and by guests on their device.
import { takenDown } from '@/lib/contract';
import { botCategories } from '@/lib/model/limits/bots';
import { languages, toTag } from '@/lib/model/text/languages';
import { botPage, type BotListType } from '../bots/bot-lists';
import { interestsOfBots } from '../bots/by-interests';
import { categoryNames } from '../bots/category-names';
import { preview } from '../bots/preview';
import { followsOf, readerPosts, sourcesOf, visibleBots } from '../bots/reader-posts';
import { readerOf, type Context, type Handlers } from '../context';
import { countPreview } from '../count-writes';
import { fold } from '../language/segment';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';
import type { BotSettings, StoredBot } from '../store/contract/bot-store';
import { listedEvents } from '../wire-event';
import { wireBot, wirePosts, wireSettings } from '../wire-bot';

/** How many bots one reader may follow. */
export const botsFollowedMost = 100;

const none = { code: takenDown, msg: 'There is no such bot.' };
const notFollowed = { code: takenDown, msg: 'You do not follow this bot.', customize: null };
const standard: BotSettings = {
  extra_words: [],
  left_out_words: [],
  languages: [],
  daily_limit: 0,
};

async function visible(id: string, { store }: Context): Promise<StoredBot | undefined> {
  const bot = await store.bots.get(id);
  return bot && !bot.hidden ? bot : undefined;
}

async function botAnswer(id: string, context: Context) {
  const bot = await visible(id, context);
  return bot ? { bot: wireBot(bot, (await followsOf(context)).has(id)) } : { ...none, bot: null };
}

async function page(
  type: BotListType,
  bots: Iterable<StoredBot>,
  input: { cursor: string; limit: number },
  context: Context,
) {
  const { bots: listed, next, follows } = await botPage(type, bots, input, context);
  return {
    data: {
      bots: listed.map((bot) => wireBot(bot, follows.has(bot.id))),
      has_more: next !== undefined,
      next_cursor: next ?? '',
    },
  };
}

const called = ({ name }: StoredBot, query: string) =>
  name.some(({ text }) => fold(text).includes(fold(query.trim())));

/** The settings of a call, over the stored ones. */
const changed = (
  kept: BotSettings,
  { extra_words, left_out_words, languages: spoken, daily_limit }: Partial<BotSettings>,
): BotSettings => ({
  extra_words: extra_words ?? kept.extra_words,
  left_out_words: left_out_words ?? kept.left_out_words,
  languages: spoken ?? kept.languages,
  daily_limit: daily_limit ?? kept.daily_limit,
});

async function follow(ids: readonly string[], context: Context): Promise<void> {
  const { store, now } = context;
  const owner = readerOf(context);
  await store.transaction(async () => {
    await store.bots.takeTurn(owner);
    const follows = await followsOf(context);
    const fresh = ids.filter((id) => !follows.has(id));
    if (follows.size + fresh.length > botsFollowedMost) {
      throw new Refusal('botsFollowed', { values: { most: botsFollowedMost } });
    }
    // In one order for everybody, so that readers who follow the same bots never deadlock.
    for (const id of fresh.sort()) await store.bots.setFollowed(owner, id, true, now);
  });
}

export const botHandlers: Handlers<'bots'> = {
  async ListFollowedBots(input, context) {
    return page('followed', (await visibleBots(context.store)).values(), input, context);
  },

  async FollowBot({ bot_id }, context) {
    readerOf(context);
    if (await visible(bot_id, context)) await follow([bot_id], context);
    return botAnswer(bot_id, context);
  },

  async UnfollowBot({ bot_id }, context) {
    const { store, now } = context;
    const owner = readerOf(context);
    if (await store.bots.get(bot_id)) await store.bots.setFollowed(owner, bot_id, false, now);
    return botAnswer(bot_id, context);
  },

  GetBotInfo: ({ bot_id }, context) => botAnswer(bot_id, context),

  async ListBotPosts({ bot_id, cursor, limit }, context) {
    const { store, identity } = context;
    const bot = await visible(bot_id, context);
    if (!bot) return { ...none, data: null };
    const follows = await followsOf(context);
    const of = sourcesOf(context, [bot_id], follows);
    const found = await readerPosts(context, follows, { of, cursor, limit });
    return {
      data: {
        posts: await wirePosts(store, ownerOf(identity), found.items, new Map([[bot_id, bot]])),
        has_more: found.next !== undefined,
        next_cursor: found.next ?? '',
      },
    };
  },

  async ListBots({ list_type, category, bot_ids, query = '', ...input }, context) {
    const listed = [...(await visibleBots(context.store)).values()].filter(
      (bot) =>
        (!category || bot.category === category) &&
        (!bot_ids || bot_ids.includes(bot.id)) &&
        (query.trim() === '' || called(bot, query)),
    );
    return page(list_type, listed, input, context);
  },

  async ListBotCategories(_, { store }) {
    const bots = [...(await visibleBots(store)).values()];
    const categories = botCategories.map((category) => ({
      category,
      name: languages.map((lang) => ({ lang: toTag(lang), text: categoryNames[category][lang] })),
      bot_count: bots.filter((bot) => bot.category === category).length,
    }));
    return { categories: categories.filter(({ bot_count }) => bot_count > 0) };
  },

  async BatchGetBotInfo({ bot_ids }, context) {
    const bots = await visibleBots(context.store);
    const follows = await followsOf(context);
    return {
      bots: [...new Set(bot_ids)].flatMap((id) => {
        const bot = bots.get(id);
        return bot ? [wireBot(bot, follows.has(id))] : [];
      }),
    };
  },

  async GetBotCustomize({ bot_id }, context) {
    const kept = (await followsOf(context)).get(bot_id);
    return kept ? { customize: wireSettings(kept.settings) } : notFollowed;
  },

  async UpdateBotCustomize({ bot_id, ...wanted }, context) {
    const owner = readerOf(context);
    const { bots, transaction } = context.store;
    // Read within the reader's turn, so that a change by another device is not overwritten.
    const settings = await transaction(async () => {
      await bots.takeTurn(owner);
      const kept = (await followsOf(context)).get(bot_id);
      const settled = kept && changed(kept.settings, wanted);
      return settled && (await bots.customize(owner, bot_id, settled)) ? settled : undefined;
    });
    return settings ? { customize: wireSettings(settings) } : notFollowed;
  },

  async PreviewBotCustomize({ bot_id, ...wanted }, context) {
    const { store, identity } = context;
    const bot = await visible(bot_id, context);
    if (!bot) return { ...none, data: null };
    countPreview(context);
    const kept = (await followsOf(context)).get(bot_id);
    const found = await preview(store, bot, changed(kept?.settings ?? standard, wanted));
    return {
      data: { ...found, events: await listedEvents(store, ownerOf(identity), found.events) },
    };
  },

  async ListInterestBots(input, context) {
    return page('fitting', (await visibleBots(context.store)).values(), input, context);
  },

  async InitInterestsByBots({ bot_ids }, context) {
    const { store, now, call } = context;
    const owner = readerOf(context);
    const visibleOnes = await visibleBots(store);
    const bots = [...new Set(bot_ids)].flatMap((id) => visibleOnes.get(id) ?? []);
    const interests = interestsOfBots(bots, call.language);
    await follow(
      bots.map(({ id }) => id),
      context,
    );
    if (bots.length > 0) await store.interests.replace(owner, interests, now);
    const followed = bots.map((bot) => wireBot(bot, true));
    return {
      interests: bots.length > 0 ? interests : await store.interests.of(owner),
      bots: followed,
    };
  },
};
