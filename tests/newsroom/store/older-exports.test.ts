// An export of an earlier schema is imported by the current program, on both engines.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '@/lib/newsroom/store/engine/database';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import { tables } from '@/lib/newsroom/store/engine/tables';
import { importStore } from '@/lib/newsroom/store/transfer';
import { onBothEngines } from './engines';
import { fill, openBare, schemaOf, type Row } from './filled-schema';

/** An export by a program of that schema: its tables, in their order. */
async function exportOf(database: Database): Promise<string> {
  const there = await schemaOf(database);
  const db = database.query();
  const rows = await db.selectFrom('migration').select('name').orderBy('name').execute();
  const lines = [JSON.stringify({ export: 'cubewire', migrations: rows.map(({ name }) => name) })];
  const [end, sums]: Record<string, unknown>[] = [{}, {}];
  for (const { name, key } of tables.filter((table) => there.has(table.name))) {
    const found = await sql<Row>`
      select * from ${sql.table(name)} order by ${sql.join(key.map((column) => sql.ref(column)))}
    `.execute(db);
    const texts = found.rows.map((row) => JSON.stringify({ table: name, row }));
    const hash = createHash('sha256');
    for (const text of texts) hash.update(`${text}\n`);
    Object.assign(end ?? {}, { [name]: texts.length });
    Object.assign(sums ?? {}, { [name]: hash.digest('hex') });
    lines.push(...texts);
  }
  return [...lines, JSON.stringify({ end, sums }), ''].join('\n');
}

/** The first schema, a middle one and the last before the current one. */
const steps = [1, Math.ceil(migrations.length / 2), migrations.length - 1];

onBothEngines((engine) => {
  describe('an export of an earlier version', () => {
    it.each(steps.map((count) => [migrations[count - 1]?.name, count] as const))(
      'that ends with %s',
      async (_, count) => {
        const old = await openBare(await engine.fresh());
        let text: string;
        try {
          await migrate(old, undefined, migrations.slice(0, count));
          await fill(old);
          text = await exportOf(old);
        } finally {
          await old.close();
        }
        const store = await engine.open(await engine.fresh());
        const today = await schemaOf(store.database);
        const counts = await importStore(store, Readable.from([text]));
        expect(counts).toMatchObject({ event: 2, event_like: 2, article: 2 });
        expect(await schemaOf(store.database)).toEqual(today);
        const applied = await store.database.query().selectFrom('migration').selectAll().execute();
        expect(applied).toHaveLength(migrations.length);
        await store.close();
      },
    );
  });
});
