// Deletion by age. An event is deleted with everything that belongs to it, unless a reader did
// something with it: nothing that a reader did is lost.
import { sql } from 'kysely';
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { RetentionStore } from '../contract/retention-store';
import type { Database } from '../engine/database';
import { feedOf } from './articles';
import { countGone } from './label-counts';
import { countPostsGone, holdBotsOf } from './post-counts';

/** Tables in which a row shows that a reader did something with the event in `event_id`. */
const touched = [
  ...['event_like', 'event_collect', 'report', 'chat_turn', 'published_answer'],
  'comment',
  ...['track', 'track_item'],
];
/** Tables whose rows mean nothing without their event. */
const ofEvent = [
  ...[
    'event_body',
    'event_tab',
    'event_host',
    'event_topic',
    'event_read',
    'event_shown',
    'event_twin',
    'item_number',
    'event_edit',
  ],
];

/**
 * Deletes rows of events, articles, pages and history, in batches small enough that nobody waits
 * long.
 */
export function createRetention(database: Database): Omit<RetentionStore, 'forgetDevices'> {
  const { engine, query } = database;

  async function forgetArticles(ids: readonly string[]): Promise<void> {
    const db = query();
    const articles = sql`select id from article where ${engine.oneOf('event_id', ids)}`;
    await sql`delete from page where article_id in (${articles})`.execute(db);
    await sql`delete from cluster_article where article_id in (${articles})`.execute(db);
    const gone = await db
      .deleteFrom('article')
      .where(engine.oneOf('event_id', ids))
      .returning(['id', 'item'])
      .execute();
    if (gone.length === 0) return;
    // Feeds may list these articles for years; remembering their ids keeps them from counting as
    // new.
    await db
      .insertInto('forgotten_article')
      .values(gone.map(({ id, item }) => ({ id, feed_id: feedOf(item), absent_since: 0 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async function forget(ids: readonly string[]): Promise<void> {
    const db = query();
    await forgetArticles(ids);
    const labels = await db
      .deleteFrom('event_label')
      .where(engine.oneOf('event_id', ids))
      .returning('label')
      .execute();
    await countGone(query, labels);
    await holdBotsOf(database, ids);
    const posts = await db
      .deleteFrom('bot_post')
      .where(engine.oneOf('event_id', ids))
      .returning(['bot_id', 'owner'])
      .execute();
    await countPostsGone(query, posts);
    for (const name of ofEvent) {
      await sql`delete from ${sql.table(name)} where ${engine.oneOf('event_id', ids)}`.execute(db);
    }
    await db
      .deleteFrom('disinterest')
      .where('target', '=', 'event')
      .where(engine.oneOf('target_id', ids))
      .execute();
    for (const id of ids) await engine.fullText.remove(db, id);
    await db.deleteFrom('event_twin').where(engine.oneOf('twin_id', ids)).execute();
    await db.deleteFrom('event_redirect').where(engine.oneOf('to_id', ids)).execute();
    await db.deleteFrom('event').where(engine.oneOf('id', ids)).execute();
  }

  return {
    forgetEvents: (before, limit) =>
      database.transaction(async () => {
        const untouched = touched.map(
          (name) =>
            sql`and not exists (select 1 from ${sql.table(name)} as mark where mark.event_id = old.event_id)`,
        );
        const { rows } = await sql<{ event_id: string }>`
          select old.event_id from event_tab as old
          where old.tab = ${defaultTabKey} and old.rank_time < ${before}
            and exists (
              select 1 from event where event.id = old.event_id and event.updated_at < ${before}
            )
            and exists (select 1 from article where article.event_id = old.event_id)
            and not exists (
              select 1 from event_edit
              where event_edit.event_id = old.event_id and event_edit.pinned_at is not null
            )
            ${sql.join(untouched, sql` `)}
          order by old.rank_time limit ${limit}
        `.execute(query());
        await forget(rows.map(({ event_id }) => event_id));
        return rows.length;
      }),

    async forgetAbsent(before, limit) {
      const { numAffectedRows = 0n } = await sql`
        delete from forgotten_article where id in (
          select id from forgotten_article
          where absent_since > 0 and absent_since < ${before} limit ${limit}
        )`.execute(query());
      return Number(numAffectedRows);
    },

    async forgetPostings(before, limit) {
      const articles = await sql`
        delete from cluster_article where article_id in (
          select article_id from cluster_article where published_at < ${before} limit ${limit}
        )`.execute(query());
      const { numAffectedRows = 0n } = await sql`
        delete from cluster_posting where (key, published_at, article_id) in (
          select key, published_at, article_id from cluster_posting
          where published_at < ${before} limit ${limit}
        )`.execute(query());
      return Math.max(Number(articles.numAffectedRows ?? 0n), Number(numAffectedRows));
    },

    halveTerms: () =>
      database.transaction(async () => {
        await sql`update cluster_term set articles = articles / 2`.execute(query());
        await query().deleteFrom('cluster_term').where('articles', '=', 0).execute();
      }),

    async forgetShown(before, limit) {
      const { numAffectedRows = 0n } = await sql`
        delete from event_shown where (owner, tab, event_id) in (
          select owner, tab, event_id from event_shown where shown_at < ${before} limit ${limit}
        )`.execute(query());
      const { numAffectedRows: posts = 0n } = await sql`
        delete from post_shown where (owner, post_id) in (
          select owner, post_id from post_shown where shown_at < ${before} limit ${limit}
        )`.execute(query());
      return Math.max(Number(numAffectedRows), Number(posts));
    },
  };
}
