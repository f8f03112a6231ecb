// What bots post. Protects: a bot posts an event once, even when it was merged into another since,
// and no reader gets two posts of one event from it.
import { createHash } from 'node:crypto';
import { dayEnd } from '@/lib/model/day-end';
import { dayMs } from '@/lib/model/time';
import type { BotStore, NewPost, PostSource } from '../contract/bot-store';
import type { Owner } from '../contract/store';
import type { Database } from '../engine/database';
import { holdLiveEvents } from '../events/hold-events';
import { currentIds } from '../events/live-events';
import { countPostsGone, countPostsNew, holdBots } from '../events/post-counts';
import { storedPost } from './bot-rows';

const postId = ({ bot_id, owner, event_id }: NewPost) =>
  `p_${createHash('sha256').update(`${bot_id}\n${owner}\n${event_id}`).digest('hex').slice(0, 32)}`;

/** The owner of a post that an operator removed. No reader has this id. */
export const removedOwner = '-';

/** Rows of `bot_post`, and the count of posts in `bot`. */
export function createPosting(
  database: Database,
): Pick<BotStore, 'posted' | 'countOnDay' | 'post' | 'removePost'> {
  const { engine, query } = database;

  const countOnDay = async ({ bot_id, owner }: PostSource, time: number): Promise<number> => {
    const end = dayEnd(time);
    const { count } = await query()
      .selectFrom('bot_post')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('bot_id', '=', bot_id)
      .where('owner', '=', owner)
      .where('time', '>=', end - dayMs)
      .where('time', '<', end)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  async function isPosted({ bot_id, owner, event_id }: NewPost): Promise<boolean> {
    const row = await query()
      .selectFrom('bot_post')
      .select('id')
      .where('bot_id', '=', bot_id)
      .where('owner', 'in', owner === '' ? ['', removedOwner] : ['', owner, removedOwner])
      .where('event_id', '=', event_id)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  const postById = (id: string) =>
    query()
      .selectFrom('bot_post')
      .select(['bot_id', 'owner'])
      .where('id', '=', id)
      .executeTakeFirst();

  return {
    countOnDay,

    async posted(eventIds) {
      if (eventIds.length === 0) return [];
      const rows = await query()
        .selectFrom('bot_post')
        .select(['bot_id', 'owner', 'event_id'])
        .where(engine.oneOf('event_id', eventIds))
        .execute();
      return rows.map(({ owner, ...row }) => ({
        ...row,
        // An `Owner` or '': nothing else is ever written.
        owner: owner === removedOwner ? '' : (owner as Owner | ''),
      }));
    },

    removePost: (id) =>
      database.transaction(async () => {
        const found = await postById(id);
        if (!found) return undefined;
        await holdBots(database, [found.bot_id]);
        // Read again: it may have gone before the bot was locked.
        const post = await postById(id);
        if (!post) return undefined;
        if (post.owner === removedOwner) return false;
        // Keep the row without its reader, so that the bot does not post this event again.
        await query()
          .updateTable('bot_post')
          .set({ owner: removedOwner })
          .where('id', '=', id)
          .execute();
        await query().deleteFrom('post_shown').where('post_id', '=', id).execute();
        await countPostsGone(query, [post]);
        return true;
      }),

    post: (posts, now) =>
      database.transaction(async () => {
        const named = posts.map(({ event_id }) => event_id);
        const live = new Set(await holdLiveEvents(database, named));
        const ids = await currentIds(database, named);
        await holdBots(
          database,
          posts.map(({ bot_id }) => bot_id),
        );
        const made: ReturnType<typeof storedPost>[] = [];
        for (const [at, one] of posts.entries()) {
          const event_id = ids[at] ?? one.event_id;
          const wanted = { ...one, event_id };
          if (!live.has(event_id) || (await isPosted(wanted))) continue;
          const { bot_id, owner, time, line } = wanted;
          const row = {
            ...{ id: postId(wanted), bot_id, owner, event_id, time, posted_at: now },
            ordinal: (await countOnDay(wanted, time)) + 1,
            line: JSON.stringify(line),
          };
          // An old post may have this id already, under the event that this one was merged into.
          const added = await query()
            .insertInto('bot_post')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst();
          if (!added) continue;
          made.push(storedPost(row));
          if (owner !== '') continue;
          // What was found for single readers is now posted for everybody.
          await query()
            .deleteFrom('bot_post')
            .where('event_id', '=', event_id)
            .where('bot_id', '=', bot_id)
            .where('owner', 'not in', ['', removedOwner])
            .execute();
        }
        await countPostsNew(query, made, now);
        return made;
      }),
  };
}
