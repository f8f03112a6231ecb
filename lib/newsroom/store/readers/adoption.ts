// Moves what a device collected to the reader who signed in on it. Protects: where both have a row,
// nothing that is later or more complete is lost.
import { sql } from 'kysely';
import type { Database } from '../engine/database';
import { ownedTables } from './owned-tables';

async function move(
  { query }: Database,
  name: string,
  columns: readonly string[],
  from: string,
  to: string,
) {
  const same = columns.map(
    (column) => sql` and theirs.${sql.ref(column)} = ${sql.table(name)}.${sql.ref(column)}`,
  );
  await sql`
    update ${sql.table(name)} set owner = ${to}
    where owner = ${from} and not exists (
      select 1 from ${sql.table(name)} as theirs
      where theirs.owner = ${to}${sql.join(same, sql``)}
    )`.execute(query());
}

/** Where both have a row, merges the later or more complete one into what the user keeps. */
async function merge({ query }: Database, from: string, to: string): Promise<void> {
  // A device stores no reading places: keep the account's, whichever mark is later.
  await sql`
    update event_read set place = (
      select theirs.place from event_read as theirs
      where theirs.owner = ${to} and theirs.event_id = event_read.event_id
        and theirs.version = event_read.version
    ) where owner = ${from}`.execute(query());
  await sql`
    delete from event_read where owner = ${to} and exists (
      select 1 from event_read as newer
      where newer.owner = ${from} and newer.event_id = event_read.event_id
        and newer.read_at > event_read.read_at
    )`.execute(query());
  await sql`
    update reader_setting set interests_at = (
      select theirs.interests_at from reader_setting as theirs where theirs.owner = ${from}
    ) where owner = ${to} and interests_at is null`.execute(query());
}

/**
 * Moves every row of `from` to `to`, inside an open transaction; rows that `to` has already stay
 * behind.
 */
export async function handRows(database: Database, from: string, to: string): Promise<void> {
  await merge(database, from, to);
  for (const [name, columns] of Object.entries(ownedTables)) {
    await move(database, name, columns, from, to);
  }
}
