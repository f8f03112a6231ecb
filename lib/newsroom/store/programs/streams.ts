// Lists of events as reader apps request them: by kind, by what was read, and by when it was
// written. Protects: a page continues where the last one ended, and no list contains taken-down
// events or what a reader is not interested in.
import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import * as z from 'zod';
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { StreamOf, StreamQuery, StreamStore } from '../contract/program-store';
import type { Owner } from '../contract/store';
import { readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import { newestOfMany } from '../engine/newest-of-many';
import { dislikedBy } from '../events/disliked-by';
import { holdEvents, holdLiveEvents } from '../events/hold-events';
import { listedLiveEvents } from '../events/live-events';
import { isListedFor } from '../events/reading';
import { ofLiveTopic } from '../engine/live-topic';

/** How many events one "Mark all as read" marks, the newest. */
const markAllMost = 5_000;

const place = z.tuple([z.int(), z.string()]);

type Source = { table: string; time: string; where: RawBuilder<SqlBool> };

const marks = {
  starred: { table: 'event_collect', time: 'created_at' },
  liked: { table: 'event_like', time: 'created_at' },
  read: { table: 'event_read', time: 'read_at' },
} as const;

function sourceOf(of: StreamOf, owner: Owner): Source {
  if (of.kind === 'tab') {
    return { table: 'event_tab', time: 'rank_time', where: sql`event_tab.tab = ${of.tab}` };
  }
  if (of.kind === 'topic') {
    const where = sql<SqlBool>`track_item.track_id = ${of.id} and ${ofLiveTopic('track_item.track_id')}`;
    return { table: 'track_item', time: 'time', where };
  }
  if (of.kind === 'followed') {
    const items = sql`select item.event_id from track_item as item
      join track_follow as follow on follow.track_id = item.track_id
      where follow.owner = ${owner} and ${ofLiveTopic('item.track_id')}`;
    const where = sql<SqlBool>`event_tab.tab = ${defaultTabKey} and event_tab.event_id in (${items})`;
    return { table: 'event_tab', time: 'rank_time', where };
  }
  const mark = marks[of.kind];
  return { ...mark, where: sql`${sql.ref(`${mark.table}.owner`)} = ${owner}` };
}

const marked = (mark: keyof typeof marks, owner: Owner) => sql<SqlBool>`exists (
  select 1 from ${sql.table(marks[mark].table)} as mark
  where mark.owner = ${owner} and mark.event_id = event.id
)`;

/** 52 bits of a hash: a number that JavaScript, and every app, represents exactly. */
function numberOf(eventId: string): number {
  return Number(createHash('sha256').update(eventId).digest().readBigUInt64BE(0) >> 12n);
}

type Row = { event_id: string; time: number | string };
type TopicRow = Row & { track_id: string };
type TopicPart = {
  /**
   * Whether another topic, given by its column, is in the list; undefined when there is only one.
   */
  isOther: ((column: string) => RawBuilder<SqlBool>) | undefined;
  behind: Row | undefined;
  owner: Owner | undefined;
  limit: number;
};

/** Topics read in one query; SQLite allows 500 parts. */
const partsMost = 100;

/** Lists as programs request them; `item_number` stores the number of each event for good. */
export function createStreams(database: Database): StreamStore {
  const { engine, query } = database;

  function conditions(
    asked: Omit<StreamQuery, 'limit' | 'reading'> & Partial<Pick<StreamQuery, 'reading'>>,
  ) {
    const { owner, of, reading, without = [], only, since, until } = asked;
    const { where } = sourceOf(of, owner);
    const all = [where, sql<SqlBool>`event.taken_down = 0`];
    if (of.kind === 'tab' && reading) all.push(isListedFor(reading));
    // Starred, liked and read events stay listed, whatever else the reader said about them.
    if (of.kind === 'tab' || of.kind === 'topic' || of.kind === 'followed') {
      all.push(sql`event.id not in (${dislikedBy(database, owner)})`);
    }
    for (const mark of without) all.push(sql`not ${marked(mark, owner)}`);
    if (only) all.push(marked(only, owner));
    if (since !== undefined) all.push(sql`event.updated_at >= ${since}`);
    if (until !== undefined) all.push(sql`event.updated_at < ${until}`);
    return sql.join(all, sql` and `);
  }

  const from = ({ table }: Source) =>
    sql`${sql.table(table)} join event on event.id = ${sql.ref(`${table}.event_id`)}`;

  async function paged(rows: readonly Row[], limit: number) {
    const wanted = rows.slice(0, limit);
    const last = rows.length > limit ? wanted.at(-1) : undefined;
    const items = await listedLiveEvents(
      database,
      wanted.map(({ event_id }) => event_id),
    );
    return { items, next: last && writeCursor([Number(last.time), last.event_id]) };
  }

  async function live(topicIds: readonly string[]): Promise<string[]> {
    if (topicIds.length === 0) return [];
    const rows = await query()
      .selectFrom('track')
      .select('id')
      .where(engine.oneOf('id', topicIds))
      .where(ofLiveTopic('track.id'))
      .execute();
    return rows.map(({ id }) => id);
  }

  async function followedBy(reader: Owner): Promise<string[]> {
    const rows = await query()
      .selectFrom('track_follow')
      .select('track_id')
      .where('owner', '=', reader)
      .where(ofLiveTopic('track_follow.track_id'))
      .execute();
    return rows.map(({ track_id }) => track_id);
  }

  /**
   * SQL for the newest items of one topic, read from its own index range. An event in several
   * topics is listed only under the one where it comes first, so that no page has it twice.
   */
  function newestOfTopic(
    topic: string,
    { isOther, behind, owner, limit }: TopicPart,
  ): RawBuilder<TopicRow> {
    const others =
      isOther === undefined
        ? sql``
        : sql`and not exists (
            select 1 from track_item as other
            where other.event_id = item.event_id and ${isOther('other.track_id')}
              and (other.time, other.track_id) > (item.time, item.track_id)
          )`;
    return sql<TopicRow>`
      select * from (
        select item.track_id, item.event_id, item.time
        from track_item as item join event on event.id = item.event_id
        where item.track_id = ${topic} and event.taken_down = 0
          ${behind ? sql`and (item.time, item.event_id) < (${behind.time}, ${behind.event_id})` : sql``}
          ${owner ? sql`and event.id not in (${dislikedBy(database, owner)})` : sql``}
          ${others}
        order by item.time desc, item.event_id desc limit ${limit}
      ) as newest`;
  }

  return {
    async page(asked) {
      const { of, owner, cursor, limit, oldestFirst } = asked;
      const source = sourceOf(of, owner);
      const time = sql.ref<number>(`${source.table}.${source.time}`);
      const id = sql.ref(`${source.table}.event_id`);
      const [order, beyond] = oldestFirst ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const on = after ? sql`and (${time}, ${id}) ${beyond} (${after[0]}, ${after[1]})` : sql``;
      const { rows } = await sql<Row>`
        select ${id} as event_id, ${time} as time from ${from(source)}
        where ${conditions(asked)} ${on}
        order by ${time} ${order}, ${id} ${order} limit ${limit + 1}
      `.execute(query());
      return paged(rows, limit);
    },

    async unread(asked, most) {
      const source = sourceOf(asked.of, asked.owner);
      const { rows } = await sql<{ count: number | string; newest: number | string | null }>`
        select count(*) as count, max(updated_at) as newest from (
          select event.updated_at from ${from(source)}
          where ${conditions({ ...asked, without: ['read'] })}
          order by ${sql.ref(`${source.table}.${source.time}`)} desc limit ${most}
        ) as unread
      `.execute(query());
      return { count: Number(rows[0]?.count ?? 0), newest: Number(rows[0]?.newest ?? 0) };
    },

    markAllRead: (asked, until, now) =>
      database.transaction(async () => {
        const { owner } = asked;
        const source = sourceOf(asked.of, owner);
        const last = await query()
          .selectFrom('event_read')
          .select(({ fn }) => fn.max('read_at').as('at'))
          .where('owner', '=', owner)
          .executeTakeFirst();
        const marked_at = Math.max(now, Number(last?.at ?? 0) + 1);
        const { rows } = await sql<{ id: string }>`
          select event.id from ${from(source)}
          where ${conditions({ ...asked, without: ['read'], until: until + 1 })}
          order by ${sql.ref(`${source.table}.${source.time}`)} desc limit ${markAllMost}
        `.execute(query());
        const ids = await holdLiveEvents(
          database,
          rows.map(({ id }) => id),
        );
        // A version written while this waited is not what the reader has seen.
        const { numAffectedRows = 0n } = await sql`
          insert into event_read (owner, event_id, version, read_at)
          select ${owner}, id, event_version_id, ${sql.lit(marked_at)} from event
          where ${engine.oneOf('id', ids)} and updated_at <= ${until}
          order by id
          on conflict do nothing
        `.execute(query());
        return { count: Number(numAffectedRows), marked_at };
      }),

    async unmark(owner, marked_at) {
      const { numDeletedRows } = await query()
        .deleteFrom('event_read')
        .where('owner', '=', owner)
        .where('read_at', '=', marked_at)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    setRead: (owner, eventIds, now) =>
      database.transaction(async () => {
        const ids = await holdLiveEvents(database, eventIds);
        if (ids.length === 0) return;
        await sql`
          insert into event_read (owner, event_id, version, read_at)
          select ${owner}, id, event_version_id, ${sql.lit(now)} from event
          where ${engine.oneOf('id', ids)}
          order by id
          on conflict (owner, event_id) do update set version = excluded.version,
            read_at = excluded.read_at,
            place = case when event_read.version = excluded.version then event_read.place end
        `.execute(query());
      }),

    setUnread: (owner, eventIds) =>
      database.transaction(async () => {
        const held = await holdEvents(database, eventIds);
        if (held.length === 0) return;
        await query()
          .deleteFrom('event_read')
          .where('owner', '=', owner)
          .where(
            engine.oneOf(
              'event_id',
              held.map(({ id }) => id),
            ),
          )
          .execute();
      }),

    async number(eventIds) {
      const numbers = new Map(eventIds.map((id) => [id, numberOf(id)]));
      if (numbers.size === 0) return numbers;
      await query()
        .insertInto('item_number')
        .values([...numbers].map(([event_id, number]) => ({ number, event_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return numbers;
    },

    async numbered(numbers) {
      if (numbers.length === 0) return new Map();
      const rows = await query()
        .selectFrom('item_number')
        .selectAll()
        .where('number', 'in', [...numbers])
        .execute();
      return new Map(rows.map(({ number, event_id }) => [Number(number), event_id]));
    },

    async topicsOf(owner, eventIds) {
      if (eventIds.length === 0) return new Map();
      const rows = await query()
        .selectFrom('track_item')
        .innerJoin('track_follow', 'track_follow.track_id', 'track_item.track_id')
        .select(['event_id', 'track_item.track_id'])
        .where('owner', '=', owner)
        .where(engine.oneOf('event_id', eventIds))
        .where(ofLiveTopic('track_item.track_id'))
        .orderBy('track_item.track_id', 'desc')
        .execute();
      return new Map(rows.map(({ event_id, track_id }) => [event_id, track_id]));
    },

    async ofTopics({ topics, owner, cursor, limit }) {
      const sources = typeof topics === 'string' ? await followedBy(topics) : await live(topics);
      const [time, event_id = ''] = cursor === undefined ? [] : readCursor(cursor, place);
      const begin = time === undefined ? undefined : { time, event_id };
      // A subquery for a reader's topics: their ids as a list would be repeated in every part of
      // the query.
      const isOne = (column: string) =>
        typeof topics === 'string'
          ? sql<SqlBool>`exists (select 1 from track_follow as follow
              where follow.owner = ${topics} and follow.track_id = ${sql.ref(column)})
              and ${ofLiveTopic(column)}`
          : sql<SqlBool>`${engine.oneOf(column, sources)}`;
      const isOther = sources.length < 2 ? undefined : isOne;
      const rows = await newestOfMany<string, TopicRow>(
        {
          sources,
          async read(open, each) {
            const parts = open.map(({ source, behind = begin }) =>
              newestOfTopic(source, { isOther, behind, owner, limit: each }),
            );
            const found: TopicRow[] = [];
            for (let at = 0; at < parts.length; at += partsMost) {
              const some = parts.slice(at, at + partsMost);
              const { rows: more } =
                await sql<TopicRow>`${sql.join(some, sql` union all `)}`.execute(query());
              found.push(...more);
            }
            return found;
          },
          keyOf: (one) => (typeof one === 'string' ? one : one.track_id),
          order: (a, b) => Number(b.time) - Number(a.time) || (a.event_id < b.event_id ? 1 : -1),
        },
        limit + 1,
      );
      return paged(rows, limit);
    },
  };
}
