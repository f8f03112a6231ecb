// Work that several workers share. A claim moves the time of the job and of its lane to the end of
// the claim. That is the whole lease: nobody has to clean up after a dead worker. On Postgres
// workers skip rows that another one is just claiming; SQLite has one writer at a time anyway.
import { randomUUID } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import { dayMs, minuteMs } from '@/lib/model/time';
import type { ClaimedJob, JobKind, JobStore, ParkedJob } from '../contract/job-store';
import type { Database } from '../engine/database';
import { offerJobs } from './offer-jobs';

/** Claims that end in a failure or in the death of the worker before a job is parked; ours. */
export const claimsMost = 5;
/** A parked job is retried once a day: the cause may have been fixed. */
const parkedMs = dayMs;
const retryMs = minuteMs;
const errorChars = 500;
const noEnd = 'no worker came to an end with it';

const kinds: readonly string[] = ['feed', 'page', 'model'] satisfies JobKind[];
const isKind = (kind: string): kind is JobKind => kinds.includes(kind);

/**
 * How long a job waits after this many unsuccessful claims: not at all at first, then ever longer.
 */
const waitOf = (claims: number) => retryMs * (2 ** Math.min(claims - 1, 10) - 1);

type Claim = Parameters<JobStore['claim']>[1];

/** Rows of `job` and `job_lane`: a lane allows one job at a time, such as a host. */
export function createJobs(database: Database): JobStore {
  const { engine, query } = database;

  function dueJobs(kind: JobKind, { now, furthest, ids }: Omit<Claim, 'until'>) {
    const due = query()
      .selectFrom('job')
      .innerJoin('job_lane', (join) =>
        join.onRef('job_lane.kind', '=', 'job.kind').onRef('job_lane.name', '=', 'job.lane'),
      )
      .selectAll('job')
      .where('job.kind', '=', kind)
      .where(({ eb, or }) => or([eb('due_at', '<=', now), eb('due_at', '>', now + furthest.job)]))
      .where(({ eb, or }) =>
        or([eb('free_at', '<=', now), eb('free_at', '>', now + furthest.lane)]),
      )
      .orderBy('job.rank')
      .orderBy('job.due_at')
      .orderBy('job.id')
      .limit(1);
    return ids ? due.where(engine.oneOf('job.id', ids)) : due;
  }

  /** Sets when a lane is free; the caller has locked its row or does not need to. */
  async function freeLane(kind: JobKind, name: string, free_at: number): Promise<void> {
    await query()
      .insertInto('job_lane')
      .values({ kind, name, free_at })
      .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet({ free_at }))
      .execute();
  }

  /** One claim in one transaction. */
  const claimOne = (kind: JobKind, claim: Claim) =>
    database.transaction(
      async (): Promise<{ job?: ClaimedJob; parked?: ParkedJob } | undefined> => {
        const { now, until } = claim;
        const due = dueJobs(kind, claim);
        const row = await (
          engine.skipsLocked ? due.forUpdate(['job', 'job_lane']).skipLocked() : due
        ).executeTakeFirst();
        if (!row) return undefined;
        const { id, lane } = row;
        const mine = query().updateTable('job').where('kind', '=', kind).where('id', '=', id);
        if (row.claims >= claimsMost && row.parked_at === null) {
          const error = row.error ?? noEnd;
          const due_at = now + parkedMs;
          await mine.set({ due_at, error, parked_at: now, holder: null }).execute();
          return { parked: { kind, id, error, parked_at: now } };
        }
        const claims = row.claims + 1;
        const holder = randomUUID();
        await mine.set({ due_at: until + waitOf(claims), claims, holder }).execute();
        await freeLane(kind, lane, until);
        return { job: { kind, id, lane, claims, holder } };
      },
    );

  const held = ({ kind, id, holder }: ClaimedJob) =>
    query()
      .updateTable('job')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('holder', '=', holder);

  return {
    offer: (kind, jobs) => database.transaction(() => offerJobs(database, kind, jobs)),

    async hurry(kind, ids, now) {
      await query()
        .updateTable('job')
        .set({ due_at: now })
        .where('kind', '=', kind)
        .where('holder', 'is', null)
        .where(engine.oneOf('id', ids))
        .execute();
    },

    async claim(kind, claim) {
      const parked: ParkedJob[] = [];
      for (;;) {
        // If nothing is due, do not take the single write lock of SQLite.
        if (!engine.skipsLocked && !(await dueJobs(kind, claim).executeTakeFirst())) {
          return { parked };
        }
        const found = await claimOne(kind, claim);
        if (found?.parked) parked.push(found.parked);
        else return { job: found?.job, parked };
      }
    },

    renew: (job, until) =>
      database.transaction(async () => {
        const { numUpdatedRows } = await held(job)
          .set({ due_at: until + waitOf(job.claims) })
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await freeLane(job.kind, job.lane, until);
        return true;
      }),

    finish: (job, { due_at, lane = job.lane, lane_free_at }) =>
      database.transaction(async () => {
        const end = { claims: 0, holder: null, error: null, parked_at: null };
        const { kind, id, holder } = job;
        const changed =
          due_at === undefined
            ? (
                await query()
                  .deleteFrom('job')
                  .where('kind', '=', kind)
                  .where('id', '=', id)
                  .where('holder', '=', holder)
                  .executeTakeFirst()
              ).numDeletedRows
            : (
                await held(job)
                  .set({ ...end, due_at, lane })
                  .executeTakeFirst()
              ).numUpdatedRows;
        if (changed === 0n) return false;
        await freeLane(kind, job.lane, lane_free_at);
        if (lane !== job.lane) {
          await query()
            .insertInto('job_lane')
            .values({ kind, name: lane, free_at: 0 })
            .onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing())
            .execute();
        }
        return true;
      }),

    fail: (job, { error, now, lane_free_at }) =>
      database.transaction(async () => {
        const parked = job.claims >= claimsMost;
        const { numUpdatedRows } = await held(job)
          .set({
            error: error.slice(0, errorChars),
            due_at: parked ? now + parkedMs : now + waitOf(job.claims + 1),
            holder: null,
            ...(parked && { parked_at: now }),
          })
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return { parked: false };
        await freeLane(job.kind, job.lane, lane_free_at);
        return { parked };
      }),

    keepOnly: (kind, ids, before) =>
      database.transaction(async () => {
        const stale = sql<SqlBool>`not (${engine.oneOf('id', ids)})`;
        await query()
          .deleteFrom('job')
          .where('kind', '=', kind)
          .where('holder', 'is', null)
          .where(stale)
          .execute();
        await query()
          .deleteFrom('job_lane')
          .where('kind', '=', kind)
          .where('free_at', '<', before)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('job')
                  .select('job.id')
                  .whereRef('job.kind', '=', 'job_lane.kind')
                  .whereRef('job.lane', '=', 'job_lane.name'),
              ),
            ),
          )
          .execute();
      }),

    async nextAt(kind, ids) {
      const times = query()
        .selectFrom('job')
        .innerJoin('job_lane', (join) =>
          join.onRef('job_lane.kind', '=', 'job.kind').onRef('job_lane.name', '=', 'job.lane'),
        )
        .select(({ eb, fn, ref }) =>
          fn
            .min(
              eb
                .case()
                .when('due_at', '>', ref('free_at'))
                .then(ref('due_at'))
                .else(ref('free_at'))
                .end(),
            )
            .as('at'),
        )
        .where('job.kind', '=', kind);
      const row = await (ids ? times.where(engine.oneOf('job.id', ids)) : times).executeTakeFirst();
      return row?.at === null || row?.at === undefined ? undefined : Number(row.at);
    },

    async parked(limit) {
      const rows = await query()
        .selectFrom('job')
        .select(['kind', 'id', 'error', 'parked_at'])
        .where('parked_at', 'is not', null)
        .orderBy('parked_at', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap(({ kind, id, error, parked_at }) =>
        isKind(kind) && parked_at !== null ? [{ kind, id, error: error ?? noEnd, parked_at }] : [],
      );
    },

    async counts() {
      const rows = await query()
        .selectFrom('job')
        .select(({ fn, eb }) => [
          'kind',
          eb('parked_at', 'is not', null).as('parked'),
          fn.countAll<number | string>().as('count'),
        ])
        .groupBy(['kind', 'parked'])
        .execute();
      return rows.flatMap(({ kind, parked, count }) =>
        isKind(kind)
          ? [
              {
                kind,
                state: parked ? ('parked' as const) : ('waiting' as const),
                count: Number(count),
              },
            ]
          : [],
      );
    },
  };
}
