// Gives an empty database the schema of an earlier version, so that an export from then fits;
// `migrate` then brings it up to this version's. Protects: a backup outlives the version that made
// it.
import type { Database } from './database';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';
import { tables } from './tables';

/** The full-text tables of either engine. */
const searchTables = ['search_head', 'search_text', 'search_new', 'search_newest', 'search_row'];

/** Tables that reference others come first. */
const dropped = [...tables.map(({ name }) => name).reverse(), ...searchTables, 'migration'];

/** All or nothing. The caller has checked that the tables are empty: they are dropped. */
export async function rebuild(database: Database, steps: readonly Migration[]): Promise<void> {
  const { engine } = database;
  await database.transaction(async () => {
    const db = database.query();
    await engine.takeTurn(db, 'migrations');
    for (const name of dropped) await db.schema.dropTable(name).ifExists().execute();
    await migrate(database, undefined, steps);
  });
}
