// Gives a database without rows the schema of an earlier version, so that what was exported then fits
// in; `migrate` brings both up to this version's. Protects: a backup outlives the version it was made by.
import type { Database } from './database';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';
import { tables } from './tables';

/** The full text's, of either engine. */
const searchTables = ['search_head', 'search_text', 'search_row'];

/** Those that refer to others go first. */
const dropped = [...tables.map(({ name }) => name).reverse(), ...searchTables, 'migration'];

/** All or nothing. Whoever calls has seen that the tables are empty: they are dropped. */
export async function rebuild(database: Database, steps: readonly Migration[]): Promise<void> {
  const { engine } = database;
  await database.transaction(async () => {
    const db = database.query();
    await engine.takeTurn(db, 'migrations');
    for (const name of dropped) await db.schema.dropTable(name).ifExists().execute();
    await migrate(database, undefined, steps);
  });
}
