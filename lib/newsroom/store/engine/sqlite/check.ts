// A check at every opening that is cheap enough for that. SQLite itself detects a bad header and a
// file shorter than its header says. This reads every page of a small file, and of a large one the
// schema and the first row of every table, including its root page and the path to that row.
import type { Database as Handle } from 'better-sqlite3';
import * as z from 'zod';
import { StoreError } from '@/lib/newsroom/store/contract/store-error';

/** Read in a fraction of a second; a gigabyte takes ten. */
const smallBytes = 32 * 1024 * 1024;

const names = z.array(z.object({ name: z.string() }));

/** @throws what SQLite throws for a damaged page, or StoreError `damaged`. */
export function checkFile(handle: Handle, readThrough = smallBytes): void {
  const bytes =
    z.number().parse(handle.pragma('page_count', { simple: true })) *
    z.number().parse(handle.pragma('page_size', { simple: true }));
  const tables = names.parse(
    handle.prepare(`select name from sqlite_master where type = 'table'`).all(),
  );
  for (const { name } of tables) {
    handle.prepare(`select * from "${name.replaceAll('"', '""')}" limit 1`).all();
  }
  if (bytes > readThrough) return;
  const answer = handle.pragma('quick_check(1)', { simple: true });
  if (answer === 'ok') return;
  const message = `The database file ${handle.name} is damaged (${String(answer)}): move it and its -wal and -shm files away and restore a backup.`;
  throw new StoreError('damaged', message);
}
