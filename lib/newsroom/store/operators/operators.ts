// Operators and their acts. Protects: a recorded act never changes and is never deleted, whatever
// becomes of its operator.
import { sql } from 'kysely';
import type { OperatorAct, OperatorStore } from '../contract/operator-store';
import type { Database } from '../engine/database';
import { behind, pageOf } from './page-after';

/** Rows of `operator`, and `operator_act`, which is append-only. */
export function createOperators({ query }: Database): OperatorStore {
  /** The names of acts with this prefix, each looked up in the index after the previous one. */
  async function namesOf(begin: string, userId: string | undefined): Promise<string[]> {
    // A range instead of a pattern, which would need escaping.
    const theirs = sql`act < ${`${begin}\u{10ffff}`}
      ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}`;
    const { rows } = await sql<{ act: string }>`
      with recursive name (act) as (
        select min(act) from operator_act where act >= ${begin} and ${theirs}
        union all
        select (select min(act) from operator_act where act > name.act and ${theirs})
        from name where name.act is not null
      )
      select act from name where act is not null`.execute(query());
    return rows.map(({ act }) => act);
  }

  return {
    async has(userId) {
      const row = await query()
        .selectFrom('operator')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    all: () =>
      query().selectFrom('operator').selectAll().orderBy('created_at').orderBy('user_id').execute(),

    async add(operator) {
      const { numInsertedOrUpdatedRows } = await query()
        .insertInto('operator')
        .values(operator)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async remove(userId) {
      const { numDeletedRows } = await query()
        .deleteFrom('operator')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async note(act) {
      await query().insertInto('operator_act').values(act).execute();
    },

    async acts({ user_id, act, cursor, limit }) {
      const from = behind(cursor);
      const newest = (name?: string) => {
        let select = query()
          .selectFrom('operator_act')
          .selectAll()
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('created_at', 'id'), '<', tuple(from.time, from.key)),
          );
        if (user_id !== undefined) select = select.where('user_id', '=', user_id);
        if (name !== undefined) select = select.where('act', '=', name);
        return select
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1);
      };
      const rows: OperatorAct[] = [];
      // There are few names, however many acts: read a page of each from its own index range.
      for (const name of act === undefined ? [undefined] : await namesOf(act, user_id)) {
        rows.push(...(await newest(name).execute()));
      }
      rows.sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
      return pageOf(rows.slice(0, limit + 1), limit, (row) => [row.created_at, row.id]);
    },
  };
}
