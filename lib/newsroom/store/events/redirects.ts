// Redirects from merged events. Protects: a merged event's id works for good, and whatever readers
// did to it moves to the other event, once.
import { sql } from 'kysely';
import { noteChange } from '../changes/note-change';
import type { Database } from '../engine/database';
import { handEdits } from './hand-edits';
import { createHandOver } from './hand-over';
import { currentIds } from './live-events';

/** Tables whose rows reference an event without it being part of their key. */
const naming = ['comment', 'report', 'chat_turn', 'published_answer', 'track'] as const;

/** Tables that are rewritten with every version of an event. */
const derived = [
  ...(['event_body', 'event_tab', 'event_host', 'event_topic', 'event_twin'] as const),
  // What is left of an operator's decisions, the tabs, applies to that event alone.
  'event_edit',
];

/** Which of these ids are those of events, or redirect to one. */
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
 * Rows of `event_redirect`, from the deleted id to the existing one. `saveAgain` writes an event
 * again with the operators' current decisions.
 */
export function createRedirects(database: Database, saveAgain: (id: string) => Promise<void>) {
  const { engine, query } = database;
  const handOver = createHandOver(database);

  /** Whether both exist and are not taken down. Locks them: others who write about one wait. */
  async function holdBoth(from: string, to: string): Promise<boolean> {
    // A fixed lock order, so that two merges cannot deadlock.
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

    /** Merges `from` into `to` for good. Neither may be taken down; unknown ids change nothing. */
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
