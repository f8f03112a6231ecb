// A look into the database without opening the site: nothing is made, migrated or changed by it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { openHandle } from '@/lib/newsroom/store/engine/sqlite/open-handle';
import type { Environment } from './process/env';

export type DatabaseLook = {
  hasTable(name: string): Promise<boolean>;
  /** Their shape is what the statement selects. */
  rows<Row>(statement: string): Promise<Row[]>;
  /** What SQLite says of its file; 'ok' of Postgres, which keeps its own. */
  state(): Promise<string>;
};

type Where = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

/** What `look` finds; undefined where there is no database file yet. Throws what the driver throws. */
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
    // A connection that ends between two queries fails the next one; unheard it would end us.
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
      });
    } finally {
      await client.end();
    }
  }
  const file = join(DATA_DIR, databaseFile);
  if (!existsSync(file)) {
    // The first start makes it, with a driver that has to be there.
    openHandle(':memory:').close();
    return undefined;
  }
  // A handle that may only read leaves the files of the log behind, one that may write removes them.
  // Beside a log that is there only reading is safe: a file that may be damaged is not written to.
  const readonly = existsSync(`${file}-wal`);
  const handle = openHandle(file, { readonly, fileMustExist: true, timeout: patienceMs });
  try {
    handle.pragma('query_only = on');
    return await look({
      hasTable: async (name) =>
        handle
          .prepare("select 1 from sqlite_master where type = 'table' and name = ?")
          .get(name) !== undefined,
      // The rows are what the caller's statement selects, which the driver cannot know.
      rows: async <Row>(statement: string) => handle.prepare(statement).all() as Row[],
      state: async () => String(handle.pragma('quick_check', { simple: true })),
    });
  } finally {
    handle.close();
  }
}
