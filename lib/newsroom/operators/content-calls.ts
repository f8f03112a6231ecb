// What operators do to bots, posts, comments and themes. Protects: every act is logged together
// with the change, and what is already so is neither changed nor logged.
import { botsMost } from '@/lib/model/limits/bots';
import { pickText } from '@/lib/model/text/languages';
import { botInput, hideBot, saveBot } from '../bots/manage';
import { authorNames, userOf } from '../comments/authors';
import type { Context, Handlers } from '../context';
import { Refusal } from '../refusal';
import type { CommentsOf } from '../store/contract/comment-store';
import type { BotDescription } from '../store/contract/bot-store';
import type { Store } from '../store/contract/store';
import { wireBot } from '../wire-bot';
import { acting, type Act } from './act';
import { differing } from './differing';
import { wirePage } from './wire-page';

const missing = (what: string) =>
  new Refusal('missing', { values: { detail: `There is no such ${what}.` } });

const setBotHidden = (context: Context, id: string, hidden: boolean) =>
  acting(context, async (store) => {
    const bot = await store.bots.get(id);
    if (!bot) throw missing('bot');
    if (bot.hidden === hidden) return { result: {} };
    await hideBot(store, id, hidden);
    const act: Act = { act: hidden ? 'bot.hide' : 'bot.show', target: id };
    return { act: { ...act, after: pickText(bot.name, 'en') }, result: {} };
  });

/** The fields of a bot that an operator decides. */
const described = ({ name, description, icon, category, field, per_day }: BotDescription) => ({
  ...{ name, description, icon, category, per_day, field },
});

/** The comments of an account or event with this id, else those with this text. */
async function commentsOf(asked: string, store: Store): Promise<CommentsOf> {
  if (asked === '') return {};
  const event = await store.events.get(asked);
  if (event) return { event_id: event.id };
  return (await store.accounts.get(asked)) ? { owner: `u:${asked}` } : { part: asked };
}

const setCommentHidden = (context: Context, id: string, hidden: boolean) =>
  acting(context, async (store) => {
    const comment = await store.comments.get(id);
    if (!comment) throw missing('comment');
    if (comment.hidden === hidden) return { result: {} };
    await store.comments.setHidden(id, hidden);
    const act: Act = { act: hidden ? 'comment.hide' : 'comment.show', target: id };
    return { act, result: {} };
  });

const setThemeDown = (context: Context, id: string, down: boolean) =>
  acting(context, async (store) => {
    const theme = await store.themes.get(id);
    if (!theme) throw missing('theme');
    if (theme.taken_down === down) return { result: {} };
    await store.themes.takeDown(id, down);
    const act: Act = { act: down ? 'theme.take_down' : 'theme.restore', target: id };
    return { act: { ...act, [down ? 'before' : 'after']: theme.name }, result: {} };
  });

const setTopicDown = (context: Context, id: string, down: boolean, reason = '') =>
  acting(context, async (store) => {
    const topic = await store.topics.get(id, 'all');
    if (!topic) throw missing('topic');
    if (topic.taken_down === down) return { result: {} };
    await store.topics.takeDown(id, down);
    const act: Act = { act: down ? 'topic.take_down' : 'topic.restore', target: id };
    const sides = { before: pickText(topic.name, 'en'), after: reason };
    return { act: { ...act, ...sides }, result: {} };
  });

export const contentCalls = {
  async ListInnerTopics({ query, cursor, limit }, { store }) {
    const part = query.trim();
    const named = part === '' ? undefined : await store.topics.get(part, 'all');
    const page = named
      ? { items: [named] }
      : await store.topics.list(part, cursor || undefined, limit);
    const items = page.items.map(({ id, name, type, taken_down, status, event_id, ...topic }) => {
      const { follow_count, item_count, created_at, updated_at } = topic;
      return {
        ...{ topic_id: id, name, type, status, event_id },
        state: taken_down ? ('taken_down' as const) : ('live' as const),
        ...{ follow_count, item_count, created_at, updated_at },
      };
    });
    return { data: wirePage({ ...page, items }) };
  },

  TakeDownTopic: ({ topic_id, reason }, context) => setTopicDown(context, topic_id, true, reason),
  RestoreTopic: ({ topic_id }, context) => setTopicDown(context, topic_id, false),

  async ListInnerBots(_input, { store }) {
    const items = (await store.bots.all()).map((bot) => {
      const { hidden, shipped, per_day, field } = bot;
      const { followed: _, ...told } = wireBot(bot, false);
      return { ...told, hidden, shipped, per_day, field };
    });
    return { data: wirePage({ items }) };
  },

  SaveInnerBot: (input, context) =>
    acting(context, async (store) => {
      const read = botInput.safeParse(input);
      if (!read.success) {
        const issue = read.error.issues[0];
        const detail = `${issue?.path.join('.') || 'input'}: ${issue?.message}`;
        throw new Refusal('input', { values: { detail } });
      }
      const known = await store.bots.get(read.data.id);
      const after = described(read.data);
      const changed = known ? differing(described(known), after) : { after };
      if (!changed) return { result: {} };
      // Saving a second bot under one id would lose the first, of which the log only keeps the
      // beginning.
      if (known && input.is_new) throw new Refusal('botKnown');
      if (!(await saveBot(store, read.data, context.now))) {
        throw new Refusal('botsMost', { values: { most: botsMost } });
      }
      const act: Act = { act: 'bot.save', target: read.data.id };
      return { act: { ...act, ...changed }, result: {} };
    }),

  HideBot: ({ bot_id }, context) => setBotHidden(context, bot_id, true),
  ShowBot: ({ bot_id }, context) => setBotHidden(context, bot_id, false),

  async ListInnerPosts({ bot_id, cursor, limit }, { store }) {
    if (!(await store.bots.get(bot_id))) throw missing('bot');
    const of = [{ bot_id, owner: '' as const }];
    const page = await store.bots.posts({ of, cursor: cursor || undefined, limit });
    const items = page.items.map(({ id, event_id, event, line, time }) => ({
      ...{ post_id: id, bot_id, event_id, event_title: event.title, text: line.text, time },
    }));
    return { data: wirePage({ ...page, items }) };
  },

  RemovePost: ({ post_id }, context) =>
    acting(context, async (store) => {
      const removed = await store.bots.removePost(post_id);
      if (removed === undefined) throw missing('post');
      if (!removed) return { result: {} };
      return { act: { act: 'post.remove', target: post_id }, result: {} };
    }),

  async ListInnerComments({ query, cursor, limit }, { store }) {
    const asked = query.trim();
    const named = asked === '' ? undefined : await store.comments.get(asked);
    const page = named
      ? { items: [named] }
      : await store.comments.latest(await commentsOf(asked, store), cursor || undefined, limit);
    const nameOf = await authorNames(
      store,
      page.items.map(({ owner }) => owner),
    );
    const items = page.items.map(({ id, owner, reply_to_id: _, ...comment }) => ({
      ...{ ...comment, comment_id: id, user_id: userOf(owner), user_name: nameOf(owner) },
    }));
    return { data: wirePage({ ...page, items }) };
  },

  HideComment: ({ comment_id }, context) => setCommentHidden(context, comment_id, true),
  ShowComment: ({ comment_id }, context) => setCommentHidden(context, comment_id, false),

  async ListInnerThemes({ state, cursor, limit }, { store }) {
    const from = cursor || undefined;
    const page =
      state === 'live'
        ? await store.themes.square(from, limit)
        : await store.themes.takenDown(from, limit);
    const items = page.items.map(({ id, name, definition, ...theme }) => {
      const { follow_count, created_at, updated_at } = theme;
      const { keywords } = definition;
      return { theme_id: id, name, state, keywords, follow_count, created_at, updated_at };
    });
    return { data: wirePage({ ...page, items }) };
  },

  TakeDownTheme: ({ theme_id }, context) => setThemeDown(context, theme_id, true),
  RestoreTheme: ({ theme_id }, context) => setThemeDown(context, theme_id, false),
} satisfies Partial<Handlers<'inner'>>;
