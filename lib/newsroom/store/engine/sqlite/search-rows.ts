// The rows of the full text: their ids follow the rank time, so that "newest first" is the order of
// the index.
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema';

/**
 * Row ids for each millisecond; when full, the next millisecond's are used, as if slightly newer.
 */
const slots = 1024n;
/** The first row id of a millisecond. */
export const firstId = (time: number) => BigInt(Math.trunc(time)) * slots;

/** A row id for an event of that time. */
export async function freeId(db: Kysely<Schema>, time: number): Promise<bigint> {
  for (let first = firstId(time); ; first += slots) {
    const { rows } = await sql<{ used: number | null }>`
      select max(id) - ${first} as used from search_row
      where id between ${first} and ${first + slots - 1n}
    `.execute(db);
    const next = BigInt(rows[0]?.used ?? -1) + 1n;
    if (next < slots) return first + next;
  }
}

/** How many changed rows the engine's counter stands at. */
export async function changes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]?.changes ?? 0;
}
