// SQLite: one file in the data folder, write-ahead log, every commit on disk before it is answered.
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Engine } from '../engine';
import { SqliteDriver } from './driver';
import { openFile } from './file';
import { sqliteFullText } from './full-text';
import { lockFile } from './lock';

/** @throws StoreError when the folder or the file in it cannot be used. */
export function openSqlite(folder: string): Engine {
  const handle = openFile(folder);
  return {
    name: 'sqlite',
    dialect: {
      createDriver: () => new SqliteDriver(handle),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    idType: 'text',
    skipsLocked: false,
    // A transaction starts by taking the write lock of the whole file.
    hold: () => sql``,
    oneOf: (column, values) =>
      sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
    fullText: sqliteFullText,
    // `secure_delete` zeroes the pages themselves; the log still holds their older copies.
    scrub: async (db) => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    // Transactions start with the write lock, so there is nothing more to take.
    takeTurn: async () => undefined,
    lock: async (name) => lockFile(folder, name),
  };
}
