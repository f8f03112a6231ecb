// The database of a site that is there already. Opening makes one: a command in a mistyped folder would
// find a site without readers, or export nothing and call it whole.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { parseEnvironment } from '@/lib/server/process/env';

/** @throws Error when DATA_DIR holds none; StoreError when the database can't be used. */
export async function openSiteStore(): Promise<OpenStore> {
  const { DATA_DIR, DATABASE_URL } = parseEnvironment(process.env);
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, databaseFile))) {
    throw new Error(
      `There is no database in ${resolve(DATA_DIR)}: set DATA_DIR (or DATABASE_URL) to the site's.`,
    );
  }
  const log = pino({ level: 'silent' });
  return openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log });
}
