// Who runs the site, and what they did. Protects: an act that was noted never changes and never
// goes, whatever becomes of its operator.
import type { OperatorStore } from '../contract/operator-store';
import type { Database } from '../engine/database';
import { behind, pageOf } from './page-after';

/** Rows of `operator`, and `operator_act`, which is only ever added to. */
export function createOperators({ query }: Database): OperatorStore {
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
      const { time, key } = behind(cursor);
      let select = query()
        .selectFrom('operator_act')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(time, key)),
        );
      if (user_id !== undefined) select = select.where('user_id', '=', user_id);
      if (act !== undefined) {
        // Every name that begins so, by its range: no pattern to escape.
        select = select.where('act', '>=', act).where('act', '<', `${act}\u{10ffff}`);
      }
      const rows = await select
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(rows, limit, (row) => [row.created_at, row.id]);
    },
  };
}
