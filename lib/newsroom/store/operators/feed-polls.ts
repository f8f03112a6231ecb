// Outcomes of feed polls, for those who run the site. Protects: every page costs the same, however
// many polls there are.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FeedPoll, FeedPollStore } from '../contract/feed-desk-store';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';
import { behind, pageOf } from './page-after';

const whyChars = 500;

const toPoll = ({ why, ...row }: Schema['feed_poll']): FeedPoll =>
  why === null ? row : { ...row, why };

/** Rows of `feed_poll`, one for each poll. */
export function createFeedPolls({ engine, query }: Database): FeedPollStore {
  return {
    async note({ why, ...poll }) {
      const { feed_id, items, added, failed, took_ms, created_at } = poll;
      const row = { feed_id, items, added, failed, took_ms, created_at };
      await query()
        .insertInto('feed_poll')
        .values({ ...row, id: randomUUID(), why: why?.slice(0, whyChars) ?? null })
        .execute();
    },

    async page({ feed_id, outcome, cursor, limit }) {
      const { time, key } = behind(cursor);
      let select = query()
        .selectFrom('feed_poll')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(time, key)),
        );
      if (feed_id !== undefined) select = select.where('feed_id', '=', feed_id);
      if (outcome === 'failed') select = select.where('why', 'is not', null);
      // A literal, so that the partial index of those rows is used.
      if (outcome === 'new') select = select.where(sql<boolean>`added > 0`);
      const rows = await select
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const { items, next } = pageOf(rows, limit, (row) => [row.created_at, row.id]);
      return { items: items.map(toPoll), next };
    },

    async lastAt(feedIds) {
      if (feedIds.length === 0) return new Map();
      const rows = await query()
        .selectFrom('feed_poll')
        .select(({ fn }) => ['feed_id', fn.max('created_at').as('at')])
        .where(engine.oneOf('feed_id', feedIds))
        .groupBy('feed_id')
        .execute();
      return new Map(rows.map(({ feed_id, at }) => [feed_id, Number(at)]));
    },

    async since(time) {
      const { polls, failed, added } = await query()
        .selectFrom('feed_poll')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('polls'),
          fn.count<number | string>('why').as('failed'),
          fn.sum<number | string | null>('added').as('added'),
        ])
        .where('created_at', '>=', time)
        .executeTakeFirstOrThrow();
      const last = await query()
        .selectFrom('feed_poll')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst();
      const last_at = last?.at ? Number(last.at) : undefined;
      return { polls: Number(polls), failed: Number(failed), added: Number(added ?? 0), last_at };
    },

    async forget(before, quiet, limit) {
      const old = await sql`
        delete from feed_poll where id in (
          select id from feed_poll where created_at < ${before} order by created_at limit ${limit}
        )`.execute(query());
      const idle = await sql`
        delete from feed_poll where id in (
          select id from feed_poll
          where created_at < ${quiet} and why is null and added = 0
          order by created_at limit ${limit}
        )`.execute(query());
      return Math.max(Number(old.numAffectedRows ?? 0n), Number(idle.numAffectedRows ?? 0n));
    },
  };
}
