// Files that operators keep on the site, in the database so that every process serves them.
import type { FileStore } from '../contract/site-store';
import type { Database } from '../engine/database';
import { behind, pageOf } from './page-after';

/** Rows of `operator_file`. */
export function createFiles({ engine, query }: Database): FileStore {
  return {
    takeTurn: () => engine.takeTurn(query(), 'files'),

    async add(file) {
      const { numInsertedOrUpdatedRows } = await query()
        .insertInto('operator_file')
        .values(file)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    find: (id) =>
      query().selectFrom('operator_file').selectAll().where('id', '=', id).executeTakeFirst(),

    async page(cursor, limit) {
      const { time, key } = behind(cursor);
      const rows = await query()
        .selectFrom('operator_file')
        .select(['id', 'name', 'type', 'bytes', 'created_at'])
        .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(time, key)))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(rows, limit, (row) => [row.created_at, row.id]);
    },

    async remove(id) {
      const { numDeletedRows } = await query()
        .deleteFrom('operator_file')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async count() {
      const { files } = await query()
        .selectFrom('operator_file')
        .select(({ fn }) => fn.countAll<number | string>().as('files'))
        .executeTakeFirstOrThrow();
      return Number(files);
    },
  };
}
