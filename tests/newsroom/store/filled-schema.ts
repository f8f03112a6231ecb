// A database with any released schema and rows in each of its tables.
import { sql } from 'kysely';
import { openDatabase, type Database } from '@/lib/newsroom/store/engine/database';
import { openPostgres } from '@/lib/newsroom/store/engine/postgres/engine';
import { openSqlite } from '@/lib/newsroom/store/engine/sqlite/engine';
import { tables } from '@/lib/newsroom/store/engine/tables';
import type { StoreOptions } from '@/lib/newsroom/store/open-store';

export type Row = Record<string, string | number>;

/** Opens a database unchanged: nothing is migrated. */
export async function openBare({ dataDir, databaseUrl }: StoreOptions): Promise<Database> {
  return openDatabase(databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir));
}

/** Tables with their columns, as the database describes itself, without derived ones. */
export async function schemaOf(database: Database) {
  const all = await database.query().introspection.getTables();
  // On a server with several databases, or a database with several schemas, only this one.
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

/** A value that a column of this name and type may have in row `n`; the same key in every table. */
function valueOf(name: string, type: string, n: number): string | number {
  if (/int|float|real|double|numeric/i.test(type)) return n;
  if (name === 'lang' || name === 'language') return 'en';
  if (name === 'body') return JSON.stringify({ anchor_keywords: [] });
  if (name === 'item') return JSON.stringify({ feed_id: 'k1' });
  return /^(content|title|brief|cover|hosts|tabs|paragraphs|images)$/.test(name) ? '[]' : `k${n}`;
}

const order = new Map(tables.map(({ name }, at) => [String(name), at]));

/** Two rows in each table, referenced tables first. */
export async function fill(database: Database): Promise<Map<string, Row[]>> {
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
