// Readers' own feeds. Protects: nobody has more than the limit, a follower counts once, and the
// square only shows what is shared, live and not taken down.
import { sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import { countOfCursor, readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import { holdRow } from '../engine/hold-row';
import type { Cursor, Owner, Page } from '../contract/listing';
import type { StoredTheme, ThemeStore } from '../contract/theme-store';
import { createThemeFeeds } from './theme-feeds';
import { relist } from './relist';
import { storedTheme } from './theme-row';
import { createThemeRuns } from './theme-runs';

const place = z.tuple([countOfCursor, z.string()]);

/** Rows of `theme` and `theme_follow`. */
export function createThemes(database: Database): ThemeStore {
  const { engine, query } = database;

  /** Themes in a state, the most followed first. */
  async function mostFollowed(
    state: 'listed' | 'taken_down',
    cursor: Cursor | undefined,
    limit: number,
  ): Promise<Page<StoredTheme>> {
    const after = cursor === undefined ? undefined : readCursor(cursor, place);
    const rows = await query()
      .selectFrom('theme')
      .selectAll()
      .$if(state === 'listed', (select) => select.where('listed', '=', 1))
      // A literal, as in the partial index: with a parameter the index would not be used.
      .$if(state === 'taken_down', (select) =>
        select.where(sql<SqlBool>`taken_down = 1`).where('deleted_at', 'is', null),
      )
      .$call((select) =>
        after === undefined
          ? select
          : select.where(({ eb, refTuple, tuple }) =>
              eb(refTuple('follow_count', 'id'), '<', tuple(...after)),
            ),
      )
      .orderBy('follow_count', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const wanted = rows.slice(0, limit);
    const end = rows.length > limit ? wanted.at(-1) : undefined;
    return {
      items: wanted.map(storedTheme),
      next: end && writeCursor([end.follow_count, end.id]),
    };
  }

  const takeTurn = (owner: Owner) => engine.takeTurn(query(), `themes:${owner}`);

  return {
    ...createThemeFeeds(database),
    runs: createThemeRuns(database),

    takeTurn,

    async get(id) {
      const row = await query()
        .selectFrom('theme')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && storedTheme(row);
    },

    create: (theme, most) =>
      database.transaction(async () => {
        await takeTurn(theme.owner);
        const { count } = await query()
          .selectFrom('theme')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('owner', '=', theme.owner)
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        const { definition, shared, taken_down, listed: _, deleted_at, ...rest } = theme;
        await query()
          .insertInto('theme')
          .values({
            ...rest,
            definition: JSON.stringify(definition),
            ...{ shared: shared ? 1 : 0, taken_down: taken_down ? 1 : 0, listed: 0 },
            deleted_at: deleted_at ?? null,
          })
          .execute();
        await relist(database, { id: theme.id });
        return true;
      }),

    change: (id, { name, definition, shared }, now) =>
      database.transaction(async () => {
        await query()
          .updateTable('theme')
          .set({
            updated_at: now,
            ...(name === undefined ? {} : { name }),
            ...(definition === undefined ? {} : { definition: JSON.stringify(definition) }),
            ...(shared === undefined ? {} : { shared: shared ? 1 : 0 }),
          })
          .where('id', '=', id)
          .execute();
        await relist(database, { id });
      }),

    setDeleted: (id, at) =>
      database.transaction(async () => {
        await query()
          .updateTable('theme')
          .set({ deleted_at: at ?? null })
          .where('id', '=', id)
          .execute();
        await relist(database, { id });
      }),

    takeDown: (id, down = true) =>
      database.transaction(async () => {
        const { numUpdatedRows } = await query()
          .updateTable('theme')
          .set({ taken_down: down ? 1 : 0 })
          .where('id', '=', id)
          .executeTakeFirst();
        await relist(database, { id });
        return numUpdatedRows > 0n;
      }),

    async of(owner) {
      const rows = await query()
        .selectFrom('theme')
        .selectAll()
        .where('owner', '=', owner)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(storedTheme);
    },

    async followed(owner) {
      const rows = await query()
        .selectFrom('theme_follow')
        .innerJoin('theme', 'theme.id', 'theme_follow.theme_id')
        .selectAll('theme')
        .where('theme_follow.owner', '=', owner)
        .where('listed', '=', 1)
        .orderBy('followed_at', 'desc')
        .orderBy('theme.id', 'desc')
        .execute();
      return rows.map(storedTheme);
    },

    async follows(owner, ids) {
      if (ids.length === 0) return new Set();
      const rows = await query()
        .selectFrom('theme_follow')
        .select('theme_id')
        .where('owner', '=', owner)
        .where(engine.oneOf('theme_id', ids))
        .execute();
      return new Set(rows.map(({ theme_id }) => theme_id));
    },

    setFollowed: (owner, theme_id, followed, now) =>
      database.transaction(async () => {
        if (!(await holdRow(database, 'theme', theme_id))) return;
        if (followed) {
          await query()
            .insertInto('theme_follow')
            .values({ owner, theme_id, followed_at: now })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        } else {
          await query()
            .deleteFrom('theme_follow')
            .where('owner', '=', owner)
            .where('theme_id', '=', theme_id)
            .execute();
        }
        const { count } = await query()
          .selectFrom('theme_follow')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('theme_id', '=', theme_id)
          .executeTakeFirstOrThrow();
        await query()
          .updateTable('theme')
          .set({ follow_count: Number(count) })
          .where('id', '=', theme_id)
          .execute();
      }),

    square: (cursor, limit) => mostFollowed('listed', cursor, limit),
    takenDown: (cursor, limit) => mostFollowed('taken_down', cursor, limit),
  };
}
