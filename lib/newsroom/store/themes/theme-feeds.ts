// Feed addresses that readers add, and their items. Protects: an address of several readers is one
// row, polled once, and its items are in no table of the site's events.
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../engine/database';
import { holdRow } from '../engine/hold-row';
import type { ThemeStore } from '../contract/theme-store';
import { ownFeed, ownFeedItem, ownFeedItemRow } from './theme-row';

/** Rows that one statement may write: engines limit the parameters of a statement. */
const rowsAtOnce = 100;

/** Rows of `own_feed` and `own_feed_item`, and of `theme_feed`, which says who has an address. */
export function createThemeFeeds(
  database: Database,
): Omit<
  ThemeStore,
  | 'takeTurn'
  | 'get'
  | 'create'
  | 'change'
  | 'setDeleted'
  | 'takeDown'
  | 'of'
  | 'followed'
  | 'follows'
  | 'setFollowed'
  | 'square'
  | 'takenDown'
  | 'runs'
> {
  const { engine, query, transaction } = database;
  /** Writes a new address, and locks it so that no sweep deletes it meanwhile. */
  const know = (id: string, url: string) =>
    query()
      .insertInto('own_feed')
      .values({
        ...{ id, url, title: '', next_poll_at: 0, failures: 0 },
        ...{ etag: null, last_modified: null, last_ok_at: null, last_error: null },
      })
      // `do nothing` would not lock the row.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({ title: ref('own_feed.title') })),
      )
      .execute();

  /**
   * Deletes themes deleted before that time with everything of theirs; a report that another reader
   * saved stays theirs.
   */
  async function sweepThemes(deleted: number): Promise<void> {
    await sql`
      delete from theme_run where exists (
        select 1 from theme where theme.id = theme_run.theme_id
          and theme.owner = theme_run.owner and theme.deleted_at < ${deleted}
      )`.execute(query());
    await query().deleteFrom('theme').where('deleted_at', '<', deleted).execute();
    for (const name of ['theme_follow', 'theme_feed']) {
      const table = sql.table(name);
      await sql`
        delete from ${table} where not exists (
          select 1 from theme where theme.id = ${table}.theme_id
        )`.execute(query());
    }
    await sql`
      delete from theme_run where saved = 0 and not exists (
        select 1 from theme where theme.id = theme_run.theme_id
      )`.execute(query());
  }

  /** Deletes addresses that no theme uses, and their items. */
  async function sweepFeeds(): Promise<void> {
    const isUnused = sql<SqlBool>`not exists (
      select 1 from theme_feed where theme_feed.feed_id = own_feed.id
    )`;
    const unused = await query()
      .selectFrom('own_feed')
      .select('id')
      .where(isUnused)
      .orderBy('id')
      .modifyEnd(engine.hold('unchanged'))
      .execute();
    const ids = unused.map(({ id }) => id);
    // Checked again under the lock: a reader may have added one again meanwhile.
    await query().deleteFrom('own_feed').where(engine.oneOf('id', ids)).where(isUnused).execute();
    await sql`
      delete from own_feed_item where feed_id not in (select id from own_feed)`.execute(query());
  }

  return {
    async feedsOf(themeId) {
      const rows = await query()
        .selectFrom('theme_feed')
        .innerJoin('own_feed', 'own_feed.id', 'theme_feed.feed_id')
        .selectAll('own_feed')
        .select('theme_feed.address')
        .where('theme_feed.theme_id', '=', themeId)
        .orderBy('theme_feed.added_at')
        .orderBy('own_feed.id')
        .execute();
      return rows.map(({ address, ...row }) => ({ ...ownFeed(row), address }));
    },

    async feedIds(owner) {
      const rows = await query()
        .selectFrom('theme_feed')
        .innerJoin('theme', 'theme.id', 'theme_feed.theme_id')
        .select('feed_id')
        .distinct()
        .where('theme_feed.owner', '=', owner)
        .where('theme.deleted_at', 'is', null)
        .execute();
      return rows.map(({ feed_id }) => feed_id);
    },

    addFeed: ({ id: theme_id, owner }, { id, url, address }, now) =>
      transaction(async () => {
        await know(id, url);
        await query()
          .insertInto('theme_feed')
          .values({ owner, theme_id, feed_id: id, address, added_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    async removeFeed(themeId, feedId) {
      await query()
        .deleteFrom('theme_feed')
        .where('theme_id', '=', themeId)
        .where('feed_id', '=', feedId)
        .execute();
    },

    async items(feedIds, before, limit) {
      if (feedIds.length === 0) return [];
      const after = before ? sql`and (published_at, id) < (${before.time}, ${before.id})` : sql``;
      // An index range with a limit for each address, so that the cost does not depend on how much
      // is stored.
      const parts = feedIds.map(
        (feedId) => sql`
          select * from (
            select feed_id, id, published_at, item from own_feed_item
            where feed_id = ${feedId} ${after}
            order by published_at desc, id desc limit ${limit}
          ) as part`,
      );
      const { rows } = await sql<{
        feed_id: string;
        id: string;
        published_at: number;
        item: string;
      }>`
        select * from (${sql.join(parts, sql` union all `)}) as every
        order by published_at desc, id desc limit ${limit}
      `.execute(query());
      return rows.map((row) => ownFeedItem({ ...row, published_at: Number(row.published_at) }));
    },

    async dueFeeds(now, limit) {
      const rows = await query()
        .selectFrom('own_feed')
        .selectAll()
        .where('next_poll_at', '<=', now)
        .where(({ exists, selectFrom, ref }) =>
          exists(
            selectFrom('theme_feed')
              .select('theme_feed.feed_id')
              .where('theme_feed.feed_id', '=', ref('own_feed.id')),
          ),
        )
        .orderBy('next_poll_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(ownFeed);
    },

    async saveFeed({ id, url, title, next_poll_at, failures, ...feed }) {
      await query()
        .updateTable('own_feed')
        .set({
          ...{ url, title, next_poll_at, failures },
          etag: feed.etag ?? null,
          last_modified: feed.last_modified ?? null,
          last_ok_at: feed.last_ok_at ?? null,
          last_error: feed.last_error ?? null,
        })
        .where('id', '=', id)
        .execute();
    },

    saveItems: (feedId, items, most) =>
      transaction(async () => {
        for (let at = 0; at < items.length; at += rowsAtOnce) {
          await query()
            .insertInto('own_feed_item')
            .values(items.slice(at, at + rowsAtOnce).map(ownFeedItemRow))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await sql`
          delete from own_feed_item where feed_id = ${feedId} and id not in (
            select id from own_feed_item where feed_id = ${feedId}
            order by published_at desc, id desc limit ${most}
          )`.execute(query());
      }),

    moveFeed: (from, { id, url }) =>
      transaction(async () => {
        await holdRow(database, 'own_feed', from);
        await know(id, url);
        await sql`
          update theme_feed set feed_id = ${id} where feed_id = ${from} and not exists (
            select 1 from theme_feed as there where there.owner = theme_feed.owner
              and there.theme_id = theme_feed.theme_id and there.feed_id = ${id}
          )`.execute(query());
        await query().deleteFrom('theme_feed').where('feed_id', '=', from).execute();
        await query().deleteFrom('own_feed_item').where('feed_id', '=', from).execute();
        await query().deleteFrom('own_feed').where('id', '=', from).execute();
      }),

    sweep: ({ deleted, runs }) =>
      transaction(async () => {
        await sweepThemes(deleted);
        await sweepFeeds();
        await query()
          .deleteFrom('theme_run')
          .where('saved', '=', 0)
          .where('created_at', '<', runs)
          .execute();
      }),
  };
}
