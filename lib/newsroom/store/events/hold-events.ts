// Locks events while something is written about them. Protects: nothing that a reader does is
// written to an event that is being merged into another.
import type { Database } from '../engine/database';
import type { Hold } from '../engine/engine';
import { currentIds } from './live-events';

type HeldEvent = { id: string; event_version_id: string; isLive: boolean };

/**
 * The current events of these ids, each once, in the order of their ids; unknown ids are left out.
 * Call inside an open transaction: until it ends none of them is deleted or merged into another.
 */
export async function holdEvents(
  database: Database,
  asked: readonly string[],
  rows: Hold = 'there',
): Promise<HeldEvent[]> {
  if (asked.length === 0) return [];
  const { engine, query } = database;
  let ids = [...new Set(await currentIds(database, asked))];
  for (;;) {
    const held = await query()
      .selectFrom('event')
      .select(['id', 'event_version_id', 'taken_down'])
      .where(engine.oneOf('id', ids))
      // A fixed lock order, so that transactions cannot deadlock.
      .orderBy('id')
      .modifyEnd(engine.hold(rows))
      .execute();
    const found = held.map(({ taken_down, ...one }) => ({ ...one, isLive: taken_down === 0 }));
    if (held.length === ids.length) return found;
    // While this waited for a row lock, the event may have been merged into another.
    const now = [...new Set(await currentIds(database, ids))];
    if (now.every((id) => ids.includes(id))) return found;
    ids = now;
  }
}

/** Those of them that are not taken down. */
export async function holdLiveEvents(
  database: Database,
  asked: readonly string[],
): Promise<string[]> {
  const held = await holdEvents(database, asked);
  return held.filter(({ isLive }) => isLive).map(({ id }) => id);
}

/** The id by which a row should name an event; the given id where that event no longer exists. */
export async function holdNamed(
  database: Database,
  asked: string | null | undefined,
): Promise<string | null> {
  if (asked === undefined || asked === null) return null;
  const [event] = await holdEvents(database, [asked]);
  return event?.id ?? asked;
}
