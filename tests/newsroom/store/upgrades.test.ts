// Every schema that was ever released, with rows in each of its tables, becomes the schema of today:
// no row is lost or changed, and it is the same schema as that of a database made today.
import { sql, type Kysely } from 'kysely';
import { openDatabase, type Database } from '@/lib/newsroom/store/engine/database';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import { openPostgres } from '@/lib/newsroom/store/engine/postgres/engine';
import type { Schema } from '@/lib/newsroom/store/engine/schema';
import { openSqlite } from '@/lib/newsroom/store/engine/sqlite/engine';
import { tables } from '@/lib/newsroom/store/engine/tables';
import type { StoreOptions } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';

type Row = Record<string, string | number>;

async function openBare({ dataDir, databaseUrl }: StoreOptions): Promise<Database> {
  return openDatabase(databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir));
}

/** Tables with their columns, as the database describes itself; what is derived is left out. */
async function schemaOf(database: Database) {
  const all = await database.query().introspection.getTables();
  // A server of several databases, or one database of several schemas: of it that one.
  const { rows } = all.some(({ schema }) => schema !== undefined)
    ? await sql<{ name: string }>`select current_schema() as name`.execute(database.query())
    : { rows: [] };
  const found = all.filter(({ schema }) => schema === rows[0]?.name);
  const columns = found
    .filter(({ name }) => !/^(search_|migration$|sqlite_)/.test(name))
    .map(({ name, columns }) => {
      const described = columns.map(
        (column) => [column.name, `${column.dataType}${column.isNullable ? '?' : ''}`] as const,
      );
      return [name, described.sort(([a], [b]) => (a < b ? -1 : 1))] as const;
    });
  return new Map(columns);
}

/** A value that a column of this name and type may hold in row `n`; the same key in every table. */
function valueOf(name: string, type: string, n: number): string | number {
  if (/int|float|real|double|numeric/i.test(type)) return n;
  if (name === 'lang' || name === 'language') return 'en';
  if (name === 'body') return JSON.stringify({ anchor_keywords: [] });
  if (name === 'item') return JSON.stringify({ feed_id: 'k1' });
  return /^(content|title|brief|cover|hosts|tabs|paragraphs|images)$/.test(name) ? '[]' : `k${n}`;
}

const order = new Map(tables.map(({ name }, at) => [String(name), at]));

/** Two rows in each table, those that others refer to first. */
async function fill(database: Database): Promise<Map<string, Row[]>> {
  const filled = new Map<string, Row[]>();
  const known = [...(await schemaOf(database))].sort(
    ([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
  );
  for (const [table, columns] of known) {
    const rows = [1, 2].map((n) =>
      Object.fromEntries(columns.map(([name, type]) => [name, valueOf(name, type, n)])),
    );
    for (const row of rows) {
      await sql`
        insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})
      `.execute(database.query());
    }
    filled.set(table, rows);
  }
  return filled;
}

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

    it.each(migrations.slice(0, -1).map(({ name }, at) => [name, at + 1] as const))(
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
