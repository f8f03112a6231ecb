// Jobs into the table, with their lanes: within whatever transaction is open, so that a job is there
// when what it is about is.
import type { JobKind, NewJob } from '../contract/job-store';
import type { Database } from '../engine/database';

/** Rows of one insert: a feed brings up to 500 items. */
const rowsAtOnce = 100;

/** Jobs that are known keep their time, and take the new lane unless a worker holds them. */
export async function offerJobs(
  { query }: Database,
  kind: JobKind,
  jobs: readonly NewJob[],
): Promise<void> {
  for (let at = 0; at < jobs.length; at += rowsAtOnce) {
    const some = jobs.slice(at, at + rowsAtOnce);
    // In one order: two transactions that enter the same lanes wait, and never for each other.
    const lanes = new Map(some.map(({ lane, lane_free_at = 0 }) => [lane, lane_free_at]));
    const names = [...lanes.keys()].sort();
    await query()
      .insertInto('job_lane')
      .values(names.map((name) => ({ kind, name, free_at: lanes.get(name) ?? 0 })))
      .onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing())
      .execute();
    const rows = some.map(({ id, lane, due_at, rank = 0 }) => ({
      ...{ kind, id, lane, due_at, rank, claims: 0 },
    }));
    await query()
      .insertInto('job')
      .values(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'id'])
          .doUpdateSet(({ ref }) => ({ lane: ref('excluded.lane') }))
          .where('job.holder', 'is', null),
      )
      .execute();
  }
}
