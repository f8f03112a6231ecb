// Inspects the database without opening the site: nothing is created, migrated or changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { encodingQuery } from '@/lib/newsroom/store/engine/postgres/encoding';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { openHandle } from '@/lib/newsroom/store/engine/sqlite/open-handle';
import type { Environment } from './process/env';

export type DatabaseLook = {
  hasTable(name: string): Promise<boolean>;
  /** The caller's statement determines the shape of the rows. */
  rows<Row>(statement: string): Promise<Row[]>;
  /** The result of SQLite's integrity check; 'ok' for Postgres, which checks itself. */
  state(): Promise<string>;
  /** The encoding of its text; undefined for SQLite, which has but one. */
  encoding(): Promise<string | undefined>;
};

type Where = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * The result of `look`; undefined where there is no database file yet. Throws what the driver
 * throws.
 */
export async function lookIntoDatabase<Found>(
  { DATABASE_URL, DATA_DIR }: Where,
  patienceMs: number,
  look: (database: DatabaseLook) => Promise<Found>,
): Promise<Found | undefined> {
  if (DATABASE_URL) {
    const client = new pg.Client({
      connectionString: DATABASE_URL,
      connectionTimeoutMillis: patienceMs,
    });
    // A connection that ends between two queries fails the next query; an unhandled error event
    // would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await look({
        async hasTable(name) {
          const { rows } = await client.query<{ name: string | null }>(
            'select to_regclass($1)::text as name',
            [name],
          );
          return Boolean(rows[0]?.name);
        },
        rows: async (statement) => (await client.query(statement)).rows,
        state: async () => 'ok',
        encoding: async () => (await client.query<{ name: string }>(encodingQuery)).rows[0]?.name,
      });
    } finally {
      await client.end();
    }
  }
  const file = join(DATA_DIR, databaseFile);
  if (!existsSync(file)) {
    // The first start creates the file, so only check that the driver is installed.
    openHandle(':memory:').close();
    return undefined;
  }
  // A read-only handle leaves the log files behind, a writable one removes them. When a log is
  // already there, only reading is safe: a file that may be damaged must not be written to.
  const readonly = existsSync(`${file}-wal`);
  const handle = openHandle(file, { readonly, fileMustExist: true, timeout: patienceMs });
  try {
    handle.pragma('query_only = on');
    return await look({
      hasTable: async (name) =>
        handle
          .prepare("select 1 from sqlite_master where type = 'table' and name = ?")
          .get(name) !== undefined,
      // The caller's statement determines the rows, which the driver's types cannot know.
      rows: async <Row>(statement: string) => handle.prepare(statement).all() as Row[],
      state: async () => String(handle.pragma('quick_check', { simple: true })),
      encoding: async () => undefined,
    });
  } finally {
    handle.close();
  }
}
