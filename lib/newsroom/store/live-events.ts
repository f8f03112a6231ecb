// Which events a reader can still do something to: what is unknown or taken down is skipped.
import type { Database } from './database';

/** Those that are there and not taken down, by id: an order that keeps two writers from a deadlock. */
export async function liveEvents(
  { engine, query }: Database,
  eventIds: readonly string[],
): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const rows = await query()
    .selectFrom('event')
    .select('id')
    .where(engine.oneOf('id', eventIds))
    .where('taken_down', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
