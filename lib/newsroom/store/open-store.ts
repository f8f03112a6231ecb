// Opens the one database: Postgres if an address is set, else the file in the data folder.
import type { Logger } from 'pino';
import { cannotWrite } from './contract/cannot-write';
import { StoreError } from './contract/store-error';
import { createStore } from './create-store';
import { openDatabase, type Database } from './engine/database';
import { migrate } from './engine/migrate';
import { openPostgres } from './engine/postgres/engine';
import { openSqlite } from './engine/sqlite/engine';
import type { Store } from './contract/store';

export type StoreOptions = {
  /** Folder of the embedded database; created if absent, not touched when there is an address. */
  dataDir: string;
  databaseUrl?: string;
  /** Connections to Postgres at once; the embedded database has one. */
  connections?: number;
  log?: Logger;
  /** Whether a schema of an older version is migrated; it is unless this is false. */
  mayMigrate?: boolean;
};

/** A store with its connection: for transfer, and for parts that have tables of their own. */
export type OpenStore = Store & { readonly database: Database };

/**
 * The store with its schema up to date. If another segmenter version made the search rows, they are
 * rebuilt in the background; until then a search may miss such an event.
 * @throws StoreError when the database cannot be used; a bad file is left as it is.
 */
export async function openStore({
  dataDir,
  databaseUrl,
  connections,
  log,
  mayMigrate,
}: StoreOptions): Promise<OpenStore> {
  const engine = databaseUrl
    ? await openPostgres(databaseUrl, log, connections)
    : openSqlite(dataDir);
  const database = openDatabase(engine);
  try {
    await migrate(database, log, undefined, mayMigrate);
  } catch (error) {
    await database.close();
    if (!cannotWrite(error)) throw error;
    const where = databaseUrl ? 'the server of the database' : dataDir;
    const what = `The schema cannot be written: make room on the disk of ${where}, and let it be written.`;
    throw new StoreError('unwritable', what, { cause: error });
  }
  const store = createStore(database);
  const stop = new AbortController();
  const renewal = store
    .exclusively('search', () => store.search.renew(stop.signal))
    .then((renewed) => renewed && log?.info({ renewed }, 'search rows were renewed'))
    .catch((error: unknown) => log?.error({ err: error }, 'search rows could not be renewed'));
  return {
    ...store,
    database,
    async close() {
      stop.abort();
      await renewal;
      await store.close();
    },
  };
}
