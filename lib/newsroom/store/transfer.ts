// Moves data between engines, and makes copies that outlive both, in one format: a line of JSON for
// each row. An export is a snapshot of the database. An import is all or nothing, into an empty
// database only; what was written is read again and compared with the export. An export of an
// earlier version is read into the schema of its time and then migrated.
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import type { Database } from './engine/database';
import { migrate } from './engine/migrate';
import { migrations } from './engine/migrations';
import { rebuild } from './engine/rebuild';
import type { OpenStore } from './open-store';
import type { Schema } from './engine/schema';
import { segmenterKey } from './search/search';
import { StoreError } from './contract/store-error';
import { tables } from './engine/tables';

/** Number of rows of each table, by its name. */
export type Counts = Record<string, number>;
/** SHA-256 of each table's rows, in the order of its key. */
type Sums = Record<string, string>;

/** The beginning of the first line of every export. */
export const exportStart = '{"export":"cubewire"';

const rowsAtOnce = 200;

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof row>;
const line = z.union([
  z.object({ export: z.literal('cubewire'), migrations: z.array(z.string()) }),
  z.object({ table: z.string(), row }),
  z.object({
    end: z.record(z.string(), z.number()),
    sums: z.record(z.string(), z.string()).optional(),
  }),
]);

async function migrationsOf(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Leaves out what this program derives itself: an import writes its own. */
const derived = (table: string, found: Row) => table === 'meta' && found.key === segmenterKey;

async function* rowsOf(
  db: Kysely<Schema>,
  table: string,
  key: readonly string[],
): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let after: Row | undefined; ;) {
    const last = after;
    const beyond = last
      ? sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
      : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${beyond} order by ${columns} limit ${rowsAtOnce}
    `.execute(db);
    yield* rows;
    after = rows.at(-1);
    if (!after || rows.length < rowsAtOnce) return;
  }
}

async function* exportLines(
  db: Kysely<Schema>,
  counts: Counts,
  carried: typeof tables = tables,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ export: 'cubewire', migrations: await migrationsOf(db) })}\n`;
  const sums: Sums = {};
  for (const { name, key } of carried) {
    const hash = createHash('sha256');
    counts[name] = 0;
    for await (const found of rowsOf(db, name, key)) {
      if (derived(name, found)) continue;
      counts[name] += 1;
      const text = `${JSON.stringify({ table: name, row: found })}\n`;
      hash.update(text);
      yield text;
    }
    sums[name] = hash.digest('hex');
  }
  yield `${JSON.stringify({ end: counts, sums })}\n`;
}

/** The checksums that an export of these tables would end with now. */
async function sumsOf(db: Kysely<Schema>, carried: typeof tables): Promise<Sums> {
  let last = '';
  for await (const text of exportLines(db, {}, carried)) last = text;
  const end = line.parse(JSON.parse(last));
  return ('end' in end && end.sums) || {};
}

/** Writes everything in the store and ends the stream. Does not block writers. */
export async function exportStore(store: OpenStore, writable: Writable): Promise<Counts> {
  const counts: Counts = {};
  const { database } = store;
  await database.snapshot(() =>
    pipeline(Readable.from(exportLines(database.query(), counts)), writable),
  );
  return counts;
}

// Not `readline`: it also ends a line at U+2028, which JSON text may contain.
async function* linesOf(readable: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of readable as AsyncIterable<Buffer | string>) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest.trim()) yield rest;
}

async function insert(db: Kysely<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = rows.map(
    (one) => sql`(${sql.join(columns.map((column) => one[column] ?? null))})`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
    ${table === 'meta' ? sql`on conflict (key) do update set value = excluded.value` : sql``}
  `.execute(db);
}

function badExport(number: number, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `Line ${number} of the export cannot be imported (${reason}): nothing was written; make the export again.`;
  return new StoreError('bad-export', message, { cause });
}

async function refuseUnlessEmpty(db: Kysely<Schema>): Promise<void> {
  for (const { name } of tables) {
    if (name === 'meta') continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    const message = `The database already has rows in "${name}": import into an empty one.`;
    throw new StoreError('not-empty', message);
  }
}

/**
 * Creates the schema that an export was made from.
 * @throws StoreError `bad-export` where this program never had such a schema.
 */
async function fitSchema(database: Database, wanted: readonly string[]): Promise<void> {
  const own = await migrationsOf(database.query());
  const isBeginning = wanted.length > 0 && wanted.every((name, at) => name === own[at]);
  if (!isBeginning) {
    const message = `The export is of another version of the program (its schema is ${wanted.join()}, this one's ${own.join()}): nothing was written; import it with that version.`;
    throw new StoreError('bad-export', message);
  }
  if (wanted.length === own.length) return;
  await rebuild(
    database,
    migrations.filter(({ name }) => wanted.includes(name)),
  );
}

async function importLines(database: Database, readable: Readable): Promise<Counts> {
  const db = database.query();
  const known = new Set<string>(tables.map(({ name }) => name));
  const counts: Counts = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  let number = 0;
  let started = false;
  let ended = false;
  let waiting: { table: string; rows: Row[] } = { table: '', rows: [] };
  const flush = async (next: string) => {
    await insert(db, waiting.table, waiting.rows);
    waiting = { table: next, rows: [] };
  };

  for await (const text of linesOf(readable)) {
    number += 1;
    try {
      const found = line.parse(JSON.parse(text));
      if (ended) throw new Error('it follows the end');
      if ('export' in found) {
        await fitSchema(database, found.migrations);
        started = true;
      } else if (!started) {
        throw new Error('it is not the beginning of an export');
      } else if ('table' in found) {
        const { table } = found;
        if (!known.has(table)) throw new Error(`there is no table "${table}"`);
        if (waiting.table !== table || waiting.rows.length >= rowsAtOnce) await flush(table);
        waiting.rows.push(found.row);
        counts[table] = (counts[table] ?? 0) + 1;
      } else {
        await flush('');
        const short = [...known].find((table) => counts[table] !== (found.end[table] ?? 0));
        if (short) throw new Error(`rows of "${short}" are missing`);
        if (found.sums) {
          // An earlier version did not have all of them.
          const carried = tables.filter(({ name }) => name in found.end);
          const own = await sumsOf(db, carried);
          const other = carried.find(({ name }) => own[name] !== found.sums?.[name])?.name;
          if (other) throw new Error(`rows of "${other}" are not as they were exported`);
        }
        ended = true;
      }
    } catch (error) {
      throw badExport(number, error);
    }
  }
  if (!ended) throw badExport(number, new Error('the end is missing'));
  return counts;
}

/**
 * Reads an export of this version or an earlier one into an empty store of either engine, search
 * rows included.
 * @throws StoreError `not-empty` or `bad-export`; nothing is written then.
 */
export async function importStore(store: OpenStore, readable: Readable): Promise<Counts> {
  const { database } = store;
  return store.transaction(async () => {
    await refuseUnlessEmpty(database.query());
    const counts = await importLines(database, readable);
    await migrate(database);
    await store.meta.set(segmenterKey, '');
    await store.search.renew();
    return counts;
  });
}
