// Records a change inside the transaction that makes it. On SQLite times only increase, as it has
// one writer at a time; on Postgres two transactions may commit in another order than they wrote.
import type { Database } from '../engine/database';

/** The time of the newest change; 0 when there is none. */
export async function latestChange({ query }: Database): Promise<number> {
  const row = await query()
    .selectFrom('change')
    .select(({ fn }) => fn.max('changed_at').as('at'))
    .executeTakeFirst();
  return Number(row?.at ?? 0);
}

/** Call inside the transaction that changes `subject`. */
export async function noteChange(database: Database, subject: string): Promise<void> {
  const { engine, query } = database;
  const now = Date.now();
  const changed_at = engine.announcer ? now : Math.max(now, (await latestChange(database)) + 1);
  await query()
    .insertInto('change')
    .values({ subject, changed_at })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet(({ eb, ref }) => ({
        changed_at: eb
          .case()
          .when('change.changed_at', '<', changed_at)
          .then(ref('excluded.changed_at'))
          .else(eb('change.changed_at', '+', 1))
          .end(),
      })),
    )
    .execute();
  await engine.announcer?.tell(query(), subject);
}
