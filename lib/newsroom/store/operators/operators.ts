// Who runs the site, and what they did. Protects: an act that was noted never changes and never
// goes, whatever becomes of its operator.
import { z } from 'zod';
import type { OperatorStore } from '../contract/operator-store';
import { readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';

const place = z.tuple([z.int(), z.string()]);

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
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      let select = query().selectFrom('operator_act').selectAll();
      if (user_id !== undefined) select = select.where('user_id', '=', user_id);
      if (act !== undefined) {
        // Every name that begins so, by its range: no pattern to escape.
        select = select.where('act', '>=', act).where('act', '<', `${act}\u{10ffff}`);
      }
      if (after) {
        select = select.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(after[0], after[1])),
        );
      }
      const rows = await select
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        items,
        next: rows.length > limit && last ? writeCursor([last.created_at, last.id]) : undefined,
      };
    },
  };
}
