// Which events readers can still act on: unknown and taken-down ones are skipped.
import type { StoredEvent } from '@/lib/newsroom/types';
import type { Database } from '../engine/database';
import { storedEvent } from './event-row';

/** The current ids in the same order: an event may have been merged into another. */
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

/**
 * What `read` finds under the current ids, and those ids in the order of `asked`. An event that is
 * merged between the two queries is found under neither id, so it is looked up again.
 */
export async function readCurrent<T>(
  database: Database,
  asked: readonly string[],
  read: (ids: string[]) => Promise<T[]>,
): Promise<{ ids: string[]; rows: T[] }> {
  let ids = await currentIds(database, asked);
  for (;;) {
    const rows = await read(ids);
    if (rows.length >= new Set(ids).size) return { ids, rows };
    const now = await currentIds(database, asked);
    if (now.every((id, at) => id === ids[at])) return { ids, rows };
    ids = now;
  }
}

/** The current id of each, in the same order; undefined for unknown and taken-down ones. */
export async function liveEvents(
  database: Database,
  asked: readonly string[],
): Promise<(string | undefined)[]> {
  if (asked.length === 0) return [];
  const { engine, query } = database;
  const { ids, rows } = await readCurrent(database, asked, (now) =>
    query()
      .selectFrom('event')
      .select('id')
      .where(engine.oneOf('id', now))
      .where('taken_down', '=', 0)
      .execute(),
  );
  const live = new Set(rows.map(({ id }) => id));
  return ids.map((id) => (live.has(id) ? id : undefined));
}

/** Those events as lists show them, in the order of `asked`, each once. */
export async function listedLiveEvents(
  database: Database,
  asked: readonly string[],
): Promise<StoredEvent[]> {
  if (asked.length === 0) return [];
  const { engine, query } = database;
  const { ids, rows } = await readCurrent(database, asked, (now) =>
    query()
      .selectFrom('event')
      .selectAll()
      .where(engine.oneOf('id', now))
      .where('taken_down', '=', 0)
      .execute(),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row ? [storedEvent(row)] : [];
  });
}
