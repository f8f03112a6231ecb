// Pages of rows that no index finds: those whose text contains a part. Protects: a page reads a
// bounded number of rows, however many there are, and the next one continues where it stopped; and
// both engines match the same rows, although they fold case differently.
import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod';
import type { Cursor, Page } from '../contract/listing';
import { readCursor, writeCursor } from './cursor';
import type { Database } from './database';
import type { Schema } from './schema';

/** Rows of one read, and reads of one page; ours. */
const rowsAtOnce = 250;
const readsMost = 4;

const dated = z.tuple([z.int(), z.string()]);

type Looked = { id: string; created_at: number; text: string };
type Place = Pick<Looked, 'id' | 'created_at'>;

/**
 * Up to `limit` matching rows (all rows where `fits` is absent), and the row after which the next
 * page begins if there may be more. A page may be empty and yet not be the last.
 */
async function lookThrough(
  read: (behind: Place | undefined, most: number) => Promise<Looked[]>,
  fits: ((text: string) => boolean) | undefined,
  limit: number,
): Promise<{ rows: Looked[]; end?: Place }> {
  const atOnce = fits ? Math.max(rowsAtOnce, limit + 1) : limit + 1;
  const found: Looked[] = [];
  let behind: Looked | undefined;
  for (let count = 0; count < readsMost; count += 1) {
    const rows = await read(behind, atOnce);
    found.push(...(fits ? rows.filter(({ text }) => fits(text)) : rows));
    if (found.length > limit) return { rows: found.slice(0, limit), end: found[limit - 1] };
    if (rows.length < atOnce) return { rows: found };
    behind = rows.at(-1);
  }
  return { rows: found, end: behind };
}

/** The tables with the column whose text is searched. */
type Texts = { comment: 'text'; track: 'name' };

export type LookedFor<T extends keyof Texts> = {
  table: T;
  column: Texts[T];
  /** A condition that an index serves. */
  where?: RawBuilder<unknown>;
  fits?: (text: string) => boolean;
  cursor: Cursor | undefined;
  limit: number;
};

/** A page of matching rows, newest first. Of rows that do not match only the text is read. */
export async function newestThatFit<T extends keyof Texts>(
  { engine, query }: Database,
  { table, column, where = sql`1 = 1`, fits, cursor, limit }: LookedFor<T>,
): Promise<Page<Schema[T]>> {
  const order = sql`order by created_at desc, id desc`;
  const [created_at, id = ''] = cursor === undefined ? [] : readCursor(cursor, dated);
  const begin = created_at === undefined ? undefined : { created_at, id };
  const read = async (behind: Place | undefined = begin, most: number) => {
    const further = behind && sql`and (created_at, id) < (${behind.created_at}, ${behind.id})`;
    const { rows } = await sql<Looked>`
      select id, created_at, ${sql.ref(column)} as text from ${sql.table(table)}
      where ${where} ${further ?? sql``} ${order} limit ${most}`.execute(query());
    return rows;
  };
  const { rows: found, end } = await lookThrough(read, fits, limit);
  const ids = found.map((row) => row.id);
  const { rows: items } = await sql<Schema[T]>`
    select * from ${sql.table(table)} where ${engine.oneOf('id', ids)} ${order}`.execute(query());
  return { items, next: end && writeCursor([end.created_at, end.id]) };
}
