// Bots and who follows them. Protects: a follower counts once, a new version of the product does
// not overwrite what an operator changed, and a site has few enough bots to list them all.
import { botsMost } from '@/lib/model/limits/bots';
import type { BotStore } from '../contract/bot-store';
import type { Owner } from '../contract/store';
import type { Database } from '../engine/database';
import { holdRow } from '../engine/hold-row';
import { storedEvent } from '../events/event-row';
import { botColumns, noSettings, readSettings, storedBot } from './bot-rows';
import { createPosting } from './posting';
import { createPostPages } from './post-pages';

/** Rows of `bot` and `bot_follow`; posts have files of their own. */
export function createBots(database: Database): BotStore {
  const { engine, query } = database;

  const get: BotStore['get'] = async (id) => {
    const row = await query().selectFrom('bot').selectAll().where('id', '=', id).executeTakeFirst();
    return row && storedBot(row);
  };

  /**
   * Counts the rows instead of adding and subtracting, so that the count cannot drift. The caller
   * locks the bot first.
   */
  async function recount(id: string): Promise<void> {
    await query()
      .updateTable('bot')
      .set(({ selectFrom }) => ({
        follow_count: selectFrom('bot_follow')
          .select(({ fn }) => fn.countAll<number>().as('followers'))
          .where('bot_id', '=', id),
      }))
      .where('id', '=', id)
      .execute();
  }

  const write = (bot: Parameters<BotStore['save']>[0], shipped: 0 | 1, now: number) =>
    query()
      .insertInto('bot')
      .values({
        ...botColumns(bot),
        ...{ shipped, hidden: 0, follow_count: 0, post_count: 0 },
        ...{ posted_at: 0, created_at: now, updated_at: now },
      })
      .onConflict((conflict) => {
        const { id: _, ...columns } = botColumns(bot);
        const changed = conflict.column('id').doUpdateSet({ ...columns, shipped, updated_at: now });
        return shipped === 1 ? changed.where('bot.shipped', '=', 1) : changed;
      })
      .execute();

  return {
    ...createPosting(database),
    ...createPostPages(database),
    get,

    async all() {
      const rows = await query()
        .selectFrom('bot')
        .selectAll()
        .orderBy('category')
        .orderBy('id')
        .execute();
      return rows.map(storedBot);
    },

    save: (bot, now) =>
      database.transaction(async () => {
        await engine.takeTurn(query(), 'bots');
        const { count } = await query()
          .selectFrom('bot')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('id', '<>', bot.id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= botsMost) return false;
        await write(bot, 0, now);
        return true;
      }),

    async setHidden(id, hidden) {
      const { numUpdatedRows } = await query()
        .updateTable('bot')
        .set({ hidden: hidden ? 1 : 0 })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    ship: (bots, now) =>
      database.transaction(async () => {
        for (const bot of bots) await write(bot, 1, now);
      }),

    takeTurn: (owner) => engine.takeTurn(query(), `bots:${owner}`),

    setFollowed: (owner, bot_id, followed, now) =>
      database.transaction(async () => {
        if (!(await holdRow(database, 'bot', bot_id))) return;
        if (followed) {
          const settings = JSON.stringify(noSettings);
          await query()
            .insertInto('bot_follow')
            .values({ owner, bot_id, followed_at: now, settings, has_words: 0 })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        } else {
          for (const table of ['bot_follow', 'bot_post'] as const) {
            await query()
              .deleteFrom(table)
              .where('owner', '=', owner)
              .where('bot_id', '=', bot_id)
              .execute();
          }
        }
        await recount(bot_id);
      }),

    async follows(owner) {
      const rows = await query()
        .selectFrom('bot_follow')
        .select(['bot_id', 'followed_at', 'settings'])
        .where('owner', '=', owner)
        .orderBy('followed_at', 'desc')
        .orderBy('bot_id')
        .execute();
      return rows.map(({ settings, ...row }) => ({ ...row, settings: readSettings(settings) }));
    },

    customize: (owner, bot_id, settings) =>
      database.transaction(async () => {
        const { numUpdatedRows } = await query()
          .updateTable('bot_follow')
          .set({
            settings: JSON.stringify(settings),
            has_words: settings.extra_words.length > 0 ? 1 : 0,
          })
          .where('owner', '=', owner)
          .where('bot_id', '=', bot_id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        // The old words may have found these posts: delete them.
        await query()
          .deleteFrom('bot_post')
          .where('owner', '=', owner)
          .where('bot_id', '=', bot_id)
          .execute();
        return true;
      }),

    async extraWords() {
      const rows = await query()
        .selectFrom('bot_follow')
        .select(['owner', 'bot_id', 'settings'])
        .where('has_words', '=', 1)
        .execute();
      return rows.map(({ owner, bot_id, settings }) => ({
        // Only owners are ever written to follows.
        owner: owner as Owner,
        bot_id,
        words: readSettings(settings).extra_words,
      }));
    },

    async changed({ updated_at, id }, limit) {
      const rows = await query()
        .selectFrom('event')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('updated_at', 'id'), '>', tuple(updated_at, id)),
        )
        .orderBy('updated_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => storedEvent(row));
    },

    async followers(id, after, limit) {
      const rows = await query()
        .selectFrom('bot_follow')
        .select(['owner', 'settings'])
        .where('bot_id', '=', id)
        .where('owner', '>', after)
        .orderBy('owner')
        .limit(limit)
        .execute();
      return rows.map(({ owner, settings }) => ({
        // Only owners are ever written to follows.
        owner: owner as Owner,
        settings: readSettings(settings),
      }));
    },
  };
}
