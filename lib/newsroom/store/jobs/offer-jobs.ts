// Adds jobs and their lanes inside the open transaction, so that a job exists as soon as the thing
// that it is about.
import type { JobKind, NewJob } from '../contract/job-store';
import type { Database } from '../engine/database';

/** Rows of one insert: a feed brings up to 500 items. */
const rowsAtOnce = 100;

/** Known jobs keep their time, and move to the new lane unless a worker holds them. */
export async function offerJobs(
  { query }: Database,
  kind: JobKind,
  jobs: readonly NewJob[],
): Promise<void> {
  for (let at = 0; at < jobs.length; at += rowsAtOnce) {
    const some = jobs.slice(at, at + rowsAtOnce);
    // In a fixed order, so that two transactions that add the same lanes cannot deadlock.
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
