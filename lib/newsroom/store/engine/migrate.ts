// Brings the schema up to this program's version. All pending steps are one transaction under one
// lock: of several processes that boot together one migrates, the others wait and find it done.
import type { Logger } from 'pino';
import type { Database } from './database';
import { migrations as known } from './migrations';
import type { Migration } from './migrations/migration';
import { StoreError } from '../contract/store-error';

const isKnown = (name: string, migrations: readonly Migration[]) =>
  migrations.some((migration) => migration.name === name);

/** A step that a newer program has applied since this one migrated; undefined if there is none. */
export async function newerStep(
  database: Database,
  migrations: readonly Migration[] = known,
): Promise<string | undefined> {
  const rows = await database
    .query()
    .selectFrom('migration')
    .select('name')
    .orderBy('name', 'desc')
    .execute();
  return rows.find(({ name }) => !isKnown(name, migrations))?.name;
}

/**
 * @param mayChange whether pending steps are applied
 * @throws StoreError `newer` when the database has steps that this program does not know, `older`
 *   when steps are pending that must not be applied.
 */
export async function migrate(
  database: Database,
  log?: Logger,
  migrations: readonly Migration[] = known,
  mayChange = true,
): Promise<void> {
  const { engine } = database;
  await database.transaction(async () => {
    // `query` returns the transaction that was just opened.
    const db = database.query() as Parameters<Migration['up']>[0];
    // One booting process migrates at a time.
    await engine.takeTurn(db, 'migrations');
    await db.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', engine.idType, (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const rows = await db.selectFrom('migration').select('name').orderBy('name').execute();
    const applied = new Set(rows.map((row) => row.name));
    for (const name of applied) {
      if (isKnown(name, migrations)) continue;
      throw new StoreError(
        'newer',
        `The ${engine.name} database has the schema step "${name}", which this program does not know: ` +
          'start the newer version of the program that wrote it, or restore a backup made with this one.',
      );
    }
    const missing = migrations.filter(({ name }) => !applied.has(name)).length;
    if (missing > 0 && !mayChange) {
      throw new StoreError(
        'older',
        `The ${engine.name} database is that of an older version (${missing} schema steps wait), whose ` +
          'site may be running: use the command of that version, or start this one first.',
      );
    }
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await migration.up(db, engine);
      const row = { name: migration.name, applied_at: Date.now() };
      await db.insertInto('migration').values(row).execute();
      log?.info({ migration: migration.name, engine: engine.name }, 'a migration was applied');
    }
  });
}
