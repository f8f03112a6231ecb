// Which events a reader can still do something to: what is unknown or taken down is skipped.
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Database } from '../engine/database';
import { storedEvent } from './event-row';

/** The ids as they are now, in the same order: an event may have become part of another. */
export async function currentIds(
  { engine, query }: Database,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await query()
    .selectFrom('event_redirect')
    .select(['from_id', 'to_id'])
    .where(engine.oneOf('from_id', ids))
    .execute();
  const moved = new Map(rows.map(({ from_id, to_id }) => [from_id, to_id]));
  return ids.map((id) => moved.get(id) ?? id);
}

/** Those that are there and not taken down, by id: an order that keeps two writers from a deadlock. */
export async function liveEvents(
  database: Database,
  eventIds: readonly string[],
): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const { engine, query } = database;
  const rows = await query()
    .selectFrom('event')
    .select('id')
    .where(engine.oneOf('id', await currentIds(database, eventIds)))
    .where('taken_down', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Those events as lists show them, in the order of `ids`, each once. */
export async function listedLiveEvents(
  database: Database,
  asked: readonly string[],
): Promise<StoredEvent[]> {
  if (asked.length === 0) return [];
  const { engine, query } = database;
  const ids = await currentIds(database, asked);
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
