// The lists of posts. Protects: a page costs the same however many posts there are. Each bot's
// posts are read from its own index range, which leaves out posts that were taken down.
import { sql } from 'kysely';
import * as z from 'zod';
import type { BotStore, PostSource, StoredPost } from '../contract/bot-store';
import { countOfCursor, readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import { newestOfMany } from '../engine/newest-of-many';
import type { Owner } from '../contract/store';
import type { Schema } from '../engine/schema';
import { dislikedBy } from '../events/disliked-by';
import { listedLiveEvents } from '../events/live-events';
import { storedPost } from './bot-rows';
import { removedOwner } from './posting';

const dated = z.tuple([z.int(), z.string()]);
const placed = z.tuple([z.int(), countOfCursor, z.string()]);
const kept = z.tuple([z.int(), z.string(), z.string()]);

type Row = Schema['bot_post'];
type Behind = Pick<Row, 'time' | 'id'>;
type From = { behind?: Behind; before?: number; limit: number; reader?: Owner };

const postOrder = (a: Behind, b: Behind) =>
  Number(b.time) - Number(a.time) || (a.id < b.id ? 1 : -1);

/** Reads `bot_post`, and records in `post_shown` what a reader was shown. */
export function createPostPages(
  database: Database,
): Pick<BotStore, 'posts' | 'newest' | 'postsById' | 'addShown' | 'shown' | 'favorites'> {
  const { engine, query } = database;

  async function withEvents(rows: readonly Row[]): Promise<StoredPost[]> {
    const ids = [...new Set(rows.map(({ event_id }) => event_id))];
    const events = new Map(
      (await listedLiveEvents(database, ids)).map((event) => [event.id, event]),
    );
    return rows.flatMap((row) => {
      const event = events.get(row.event_id);
      return event ? [{ ...storedPost(row), event }] : [];
    });
  }

  /** SQL for the newest live posts of one source, or of all visible bots. */
  function newestOf(source: PostSource | undefined, { behind, before, limit, reader }: From) {
    const whose = source
      ? sql`post.bot_id = ${source.bot_id} and post.owner = ${source.owner}`
      : sql`post.owner = ''`;
    return sql<Row>`
      select * from (
        select post.* from bot_post as post
        join event on event.id = post.event_id
        join bot on bot.id = post.bot_id
        where ${whose} and event.taken_down = 0 and bot.hidden = 0
          ${before === undefined ? sql`` : sql`and post.time < ${before}`}
          ${behind ? sql`and (post.time, post.id) < (${behind.time}, ${behind.id})` : sql``}
          ${reader ? sql`and post.event_id not in (${dislikedBy(database, reader)})` : sql``}
        order by post.time desc, post.id desc limit ${limit}
      ) as newest`;
  }

  const byPlace = (
    rows: readonly (Row & { at: number; place: number })[],
    limit: number,
    posts: StoredPost[],
  ) => {
    const end = rows.length > limit ? rows[limit - 1] : undefined;
    return { items: posts, next: end && writeCursor([Number(end.at), Number(end.place), end.id]) };
  };

  return {
    async posts({ of, before, cursor, limit, reader }) {
      const [time, id = ''] = cursor === undefined ? [] : readCursor(cursor, dated);
      const begin = time === undefined ? undefined : { time, id };
      const rows = await newestOfMany<PostSource | undefined, Row>(
        {
          sources: of ?? [undefined],
          async read(sources, each) {
            const parts = sources.map(({ source, behind = begin }) =>
              newestOf(source, { behind, before, limit: each, reader }),
            );
            return (await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(query())).rows;
          },
          keyOf: (one) => (of && one ? `${one.bot_id} ${one.owner}` : ''),
          order: postOrder,
        },
        limit + 1,
      );
      const wanted = rows.slice(0, limit);
      const end = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: await withEvents(wanted),
        next: end && writeCursor([Number(end.time), end.id]),
      };
    },

    async newest(of, each) {
      if (of.length === 0) return [];
      const parts = of.map((source) => newestOf(source, { limit: each }));
      const { rows } = await sql<Row>`
        select * from (${sql.join(parts, sql` union all `)}) as post
        order by post.time desc, post.id desc`.execute(query());
      return withEvents(rows);
    },

    async postsById(ids) {
      if (ids.length === 0) return [];
      const rows = await query()
        .selectFrom('bot_post')
        .selectAll()
        .where(engine.oneOf('id', ids))
        .where('owner', '<>', removedOwner)
        .execute();
      return withEvents(rows);
    },

    async addShown(owner, postIds, now) {
      if (postIds.length === 0) return;
      const known = await query()
        .selectFrom('bot_post')
        .select('id')
        .where(engine.oneOf('id', postIds))
        .where('owner', 'in', ['', owner])
        .orderBy('id')
        .execute();
      if (known.length === 0) return;
      await query()
        .insertInto('post_shown')
        .values(
          known.map(({ id }) => ({
            ...{ owner, post_id: id, shown_at: now },
            place: postIds.length - postIds.indexOf(id),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['owner', 'post_id']).doUpdateSet(({ ref }) => ({
            shown_at: ref('excluded.shown_at'),
            place: ref('excluded.place'),
          })),
        )
        .execute();
    },

    async shown(owner, cursor, limit) {
      const after = cursor === undefined ? undefined : readCursor(cursor, placed);
      const { rows } = await sql<Row & { at: number; place: number }>`
        select post.*, seen.shown_at as at, seen.place as place from post_shown as seen
        join bot_post as post on post.id = seen.post_id
        join event on event.id = post.event_id
        join bot on bot.id = post.bot_id
        where seen.owner = ${owner} and event.taken_down = 0 and bot.hidden = 0
          ${
            after
              ? sql`and (seen.shown_at, seen.place, seen.post_id) < (${after[0]}, ${after[1]}, ${after[2]})`
              : sql``
          }
        order by seen.shown_at desc, seen.place desc, seen.post_id desc
        limit ${limit + 1}`.execute(query());
      return byPlace(rows, limit, await withEvents(rows.slice(0, limit)));
    },

    async favorites(owner, cursor, limit) {
      const after = cursor === undefined ? undefined : readCursor(cursor, kept);
      // In the order of the favorites' index, so that a page reads only what it shows: "cross"
      // keeps SQLite from starting with the posts.
      const { rows } = await sql<Row & { at: number }>`
        select post.*, kept.created_at as at from event_collect as kept
        cross join bot_post as post
        join event on event.id = post.event_id
        join bot on bot.id = post.bot_id
        where kept.owner = ${owner} and post.event_id = kept.event_id
          and post.owner in ('', ${owner})
          and event.taken_down = 0 and bot.hidden = 0
          ${
            after
              ? sql`and (kept.created_at, kept.event_id) <= (${after[0]}, ${after[1]})
                  and (kept.created_at, kept.event_id, post.id) < (${after[0]}, ${after[1]}, ${after[2]})`
              : sql``
          }
        order by kept.created_at desc, kept.event_id desc, post.id desc
        limit ${limit + 1}`.execute(query());
      const end = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        items: await withEvents(rows.slice(0, limit)),
        next: end && writeCursor([Number(end.at), end.event_id, end.id]),
      };
    },
  };
}
