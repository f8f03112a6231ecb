// Where an event went that became part of another. Protects: its id works for good, and whatever a
// reader did to it is done to the other, once.
import { sql } from 'kysely';
import { noteChange } from '../changes/note-change';
import type { Database } from '../engine/database';
import { handEdits } from './hand-edits';
import { createHandOver } from './hand-over';
import { currentIds } from './live-events';

/** Rows that name an event beside what they are themselves. */
const naming = ['comment', 'report', 'chat_turn', 'published_answer', 'track'] as const;

/** What is written anew with every version of an event. */
const derived = [
  ...(['event_body', 'event_tab', 'event_host', 'event_topic', 'event_twin'] as const),
  // What else an operator decided of it, its tabs, is said of it alone.
  'event_edit',
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

/**
 * Rows of `event_redirect`, from the id that is gone to the one that is there. `saveAgain` writes an
 * event as operators want it by now.
 */
export function createRedirects(database: Database, saveAgain: (id: string) => Promise<void>) {
  const { engine, query } = database;
  const handOver = createHandOver(database);

  /** Whether both are there and not taken down; whoever writes about one waits until this is over. */
  async function holdBoth(from: string, to: string): Promise<boolean> {
    // The same order for everybody: two who merge never wait for each other.
    for (const id of [from, to].sort()) {
      const row = await query()
        .selectFrom('event')
        .select('id')
        .where('id', '=', id)
        .where('taken_down', '=', 0)
        .modifyEnd(engine.hold(id === from ? 'alone' : 'unchanged'))
        .executeTakeFirst();
      if (!row) return false;
    }
    return true;
  }

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
        if (from === to || !(await holdBoth(from, to))) return false;
        await handOver(from, to);
        const hides = await handEdits(database, from, to, now);
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
        if (hides) await saveAgain(to);
        return true;
      }),
  };
}
