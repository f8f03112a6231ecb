// Reading times, by timer. Protects: a report that arrives twice or late counts once and never
// shortens the time; what is stored for one reader is bounded.
import { sql } from 'kysely';
import type { ReadingTimerStore } from '../contract/program-store';
import type { Database } from '../engine/database';

/** Rows of `reading_timer`: milliseconds read, by timer. */
export function createReadingTimers(database: Database): ReadingTimerStore {
  const { engine, query } = database;
  return {
    beat: (owner, timer, duration, most, now) =>
      database.transaction(async () => {
        await engine.takeTurn(query(), `reading-timers:${owner}`);
        const known = await query()
          .selectFrom('reading_timer')
          .select('duration')
          .where('owner', '=', owner)
          .where('timer', '=', timer)
          .executeTakeFirst();
        const kept = await query()
          .insertInto('reading_timer')
          .values({ owner, timer, duration, updated_at: now })
          .onConflict((conflict) =>
            conflict.columns(['owner', 'timer']).doUpdateSet({
              duration: sql<number>`case when reading_timer.duration > excluded.duration
                then reading_timer.duration else excluded.duration end`,
              updated_at: now,
            }),
          )
          .returning('duration')
          .executeTakeFirstOrThrow();
        await sql`
          delete from reading_timer where owner = ${owner} and timer not in (
            select timer from reading_timer where owner = ${owner}
            order by updated_at desc, timer desc limit ${most}
          )`.execute(query());
        return { before: Number(known?.duration ?? 0), duration: Number(kept.duration) };
      }),

    async sweep(before, limit) {
      const { numAffectedRows = 0n } = await sql`
        delete from reading_timer where (owner, timer) in (
          select owner, timer from reading_timer where updated_at < ${before} limit ${limit}
        )`.execute(query());
      return Number(numAffectedRows);
    },
  };
}
