// The database of an existing site. Opening would create one: in a mistyped folder a command would
// find a site without readers, or export nothing and call it complete. Nor is it migrated: a backup
// before an upgrade, made in the folder of the new version, would change it under the running site.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { secondMs } from '@/lib/model/time';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { StoreError } from '@/lib/newsroom/store/contract/store-error';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { reasonOf } from '@/lib/server/finding';
import { lookIntoDatabase, type DatabaseLook } from '@/lib/server/database-look';
import { parseEnvironment } from '@/lib/server/process/env';

/** How long to wait for Postgres. */
const patienceMs = 10 * secondMs;

/** @throws StoreError `unreachable`, with what to do, if the server cannot be queried. */
async function answered<Found>(look: Promise<Found>): Promise<Found> {
  try {
    return await look;
  } catch (error) {
    const message = `The database of DATABASE_URL does not let us in (${reasonOf(error)}): start the server or correct DATABASE_URL.`;
    throw new StoreError('unreachable', message, { cause: error });
  }
}

/** @throws Error, with where it may be, if the embedded database is not here. */
export function needDatabaseFile(): void {
  const { DATA_DIR, NEWS_SERVICE_URL } = parseEnvironment(process.env);
  if (existsSync(join(DATA_DIR, databaseFile))) return;
  const remedy = NEWS_SERVICE_URL
    ? 'the news service at NEWS_SERVICE_URL has it, so run this there'
    : "set DATA_DIR (or DATABASE_URL) to the site's";
  throw new Error(`There is no database in ${resolve(DATA_DIR)}: ${remedy}.`);
}

/** @throws Error if there is none; StoreError if the database can't be used. */
export async function openSiteStore(): Promise<OpenStore> {
  const { DATA_DIR, DATABASE_URL } = parseEnvironment(process.env);
  if (!DATABASE_URL) needDatabaseFile();
  const where = { DATA_DIR, DATABASE_URL };
  const isThere = (look: DatabaseLook) => look.hasTable('migration');
  // Opening would create its tables, and the command would find an empty site.
  if (DATABASE_URL && !(await answered(lookIntoDatabase(where, patienceMs, isThere)))) {
    throw new Error(
      'The database of DATABASE_URL holds no site: set it to the database of the site.',
    );
  }
  const log = pino({ level: 'silent' });
  return openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log, mayMigrate: false });
}
