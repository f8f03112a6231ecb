// Events that stay where they are while something is written about them. Protects: nothing that a
// reader does is written to an event that becomes part of another at that moment.
import type { Database } from '../engine/database';
import type { Hold } from '../engine/engine';
import { currentIds } from './live-events';

type HeldEvent = { id: string; event_version_id: string; isLive: boolean };

/**
 * The events of these ids as they are now, each once, in the order of their ids; what is unknown is
 * left out. In a transaction that is open: until it is over none of them goes or becomes part of
 * another.
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
      // The same order for everybody: two who wait never wait for each other.
      .orderBy('id')
      .modifyEnd(engine.hold(rows))
      .execute();
    const found = held.map(({ taken_down, ...one }) => ({ ...one, isLive: taken_down === 0 }));
    if (held.length === ids.length) return found;
    // Waiting for a row may have been waiting for its event to become part of another.
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

/** The id that a row names an event by; the one asked for where there is no such event any more. */
export async function holdNamed(
  database: Database,
  asked: string | null | undefined,
): Promise<string | null> {
  if (asked === undefined || asked === null) return null;
  const [event] = await holdEvents(database, [asked]);
  return event?.id ?? asked;
}
