// Every schema ever released, with rows in each of its tables, is upgraded to the current one: no
// row is lost or changed, and the schema is the same as that of a new database.
import { sql, type Kysely } from 'kysely';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import type { Schema } from '@/lib/newsroom/store/engine/schema';
import { inGatesOr } from '../../gates';
import { onBothEngines } from './engines';
import { fill, openBare, schemaOf, type Row } from './filled-schema';

async function rowsOf(db: Kysely<Schema>, table: string, columns: string[]): Promise<Row[]> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const { rows } = await sql<Row>`select ${names} from ${sql.table(table)}`.execute(db);
  return rows;
}

const asText = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort();

onBothEngines((engine) => {
  describe('an upgrade', () => {
    let today: Awaited<ReturnType<typeof schemaOf>>;
    beforeAll(async () => {
      today = await schemaOf((await engine.open(await engine.fresh())).database);
    });

    const released = migrations.slice(0, -1).map(({ name }, at) => [name, at + 1] as const);
    // A table added early is filled at every later version: outside of the gates the first, the
    // last ones and every fourth in between, and all of them on one engine.
    const few = released.filter((_, at) => at % 4 === 0 || at >= released.length - 3);
    it.each(engine.kind() === 'sqlite' ? released : inGatesOr(released, few))(
      'from %s keeps every row',
      async (_, steps) => {
        const database = await openBare(await engine.fresh());
        try {
          await migrate(database, undefined, migrations.slice(0, steps));
          const before = await fill(database);
          expect(before.size).toBeGreaterThan(5);
          await migrate(database);
          expect(await schemaOf(database)).toEqual(today);
          for (const [table, rows] of before) {
            const after = await rowsOf(database.query(), table, Object.keys(rows[0] ?? {}));
            expect([table, asText(after)]).toEqual([table, asText(rows)]);
          }
        } finally {
          await database.close();
        }
      },
    );
  });
});
