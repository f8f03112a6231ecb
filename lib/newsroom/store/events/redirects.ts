// Where an event went that became part of another. Protects: its id works for good, and whatever a
// reader did to it is done to the other, once.
import { sql } from 'kysely';
import { noteChange } from '../changes/note-change';
import type { Database } from '../engine/database';
import { createHandOver } from './hand-over';
import { currentIds } from './live-events';

/** Rows that name an event beside what they are themselves. */
const naming = ['comment', 'report', 'chat_turn', 'published_answer', 'track'] as const;

/** What is written anew with every version of an event. */
const derived = [
  ...(['event_body', 'event_tab', 'event_host', 'event_topic', 'event_twin'] as const),
  // What an operator decided of an event is said of it alone.
  ...(['event_edit', 'event_label'] as const),
];

/** Which of these ids are those of events, or lead to one. */
export async function idsInUse(
  { engine, query }: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const events = await query()
    .selectFrom('event')
    .select('id')
    .where(engine.oneOf('id', ids))
    .execute();
  const redirects = await query()
    .selectFrom('event_redirect')
    .select('from_id as id')
    .where(engine.oneOf('from_id', ids))
    .execute();
  return new Set([...events, ...redirects].map(({ id }) => id));
}

/** Rows of `event_redirect`, from the id that is gone to the one that is there. */
export function createRedirects(database: Database) {
  const { engine, query } = database;
  const handOver = createHandOver(database);

  return {
    inUse: (ids: readonly string[]) => idsInUse(database, ids),

    async namesOf(ids: readonly string[]): Promise<string[]> {
      const own = await currentIds(database, ids);
      const before = await query()
        .selectFrom('event_redirect')
        .select('from_id')
        .where(engine.oneOf('to_id', own))
        .execute();
      return [...new Set([...own, ...before.map(({ from_id }) => from_id)])];
    },

    async takenDown(ids: readonly string[]): Promise<Set<string>> {
      const rows = await query()
        .selectFrom('event')
        .select('id')
        .where(engine.oneOf('id', ids))
        .where('taken_down', '=', 1)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** Makes `from` a part of `to`, for good. Neither may be taken down; unknown ids change nothing. */
    merge: (from: string, to: string, now: number): Promise<boolean> =>
      database.transaction(async () => {
        const known = await query()
          .selectFrom('event')
          .select('id')
          .where('id', 'in', [from, to])
          .where('taken_down', '=', 0)
          .execute();
        if (from === to || known.length < 2) return false;
        await handOver(from, to);
        for (const table of naming) {
          await sql`update ${sql.table(table)} set event_id = ${to} where event_id = ${from}`.execute(
            query(),
          );
        }
        for (const table of derived) {
          await sql`delete from ${sql.table(table)} where event_id = ${from}`.execute(query());
        }
        await query().deleteFrom('event_twin').where('twin_id', '=', from).execute();
        await engine.fullText.remove(query(), from);
        await query()
          .updateTable('event_redirect')
          .set({ to_id: to })
          .where('to_id', '=', from)
          .execute();
        await query().deleteFrom('event').where('id', '=', from).execute();
        await query()
          .insertInto('event_redirect')
          .values({ from_id: from, to_id: to, created_at: now })
          .execute();
        await noteChange(database, from);
        await noteChange(database, to);
        return true;
      }),
  };
}
