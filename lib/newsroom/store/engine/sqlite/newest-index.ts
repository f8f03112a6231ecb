// The index of the newest events: it begins behind the newest event once there are many, and when it
// has twice as many as it should, the older half leaves.
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema';
import { changes, firstId } from './search-rows';

/** The index of the newest events has at least so many, and at most twice as many. */
const newestApart = 10_000;
/** Rows that one step removes from it. */
const removedAtOnce = 1_000;

/** The first row id of the index of the newest events; undefined while there is none. */
export async function newestFrom(db: Kysely<Schema>): Promise<bigint | undefined> {
  const { rows } = await sql<{ since: number }>`select since from search_newest`.execute(db);
  return rows[0] && firstId(rows[0].since);
}

/** One short step; returns whether there is more to do. */
export async function keepNewest(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ rank_time: number }>`
    select rank_time from search_row order by id desc limit 1 offset ${newestApart - 1}
  `.execute(db);
  const last = rows[0]?.rank_time;
  if (last === undefined) return false;
  const from = await newestFrom(db);
  if (from === undefined) {
    await sql`insert into search_newest select max(rank_time) + 1 from search_row`.execute(db);
    return false;
  }
  // Its rows are counted in the table of their lengths.
  const { rows: counted } = await sql<{ held: number }>`
    select count(*) as held from search_new_docsize where id >= ${from}
  `.execute(db);
  const isFull = (counted[0]?.held ?? 0) >= 2 * newestApart && firstId(last) > from;
  if (isFull) await sql`update search_newest set since = ${last}`.execute(db);
  const before = await changes(db);
  await sql`
    delete from search_new where rowid in (
      select id from search_new_docsize where id < ${isFull ? firstId(last) : from}
      limit ${removedAtOnce}
    )
  `.execute(db);
  return (await changes(db)) > before;
}
