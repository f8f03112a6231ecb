// Which events a reader can still do something to: what is unknown or taken down is skipped.
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Database } from '../engine/database';
import { storedEvent } from './event-row';

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

/** Those events as lists show them, in the order of `ids`, each once. */
export async function listedLiveEvents(
  { engine, query }: Database,
  ids: readonly string[],
): Promise<StoredEvent[]> {
  if (ids.length === 0) return [];
  const rows = await query()
    .selectFrom('event')
    .selectAll()
    .where(engine.oneOf('id', ids))
    .where('taken_down', '=', 0)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row ? [storedEvent(row)] : [];
  });
}
