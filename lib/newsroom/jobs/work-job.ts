// Works on one claimed job until its end. Protects: a live worker keeps its claim, one that lost it
// stops, and a job that always fails is parked, visible to the operator.
import type { Logger } from 'pino';
import { clocksApartMs, jobLeaseMs } from '@/lib/model/limits/service';
import { dayMs } from '@/lib/model/time';
import { jobsParked } from '../meters';
import type { ClaimedJob, JobEnd, JobKind, ParkedJob } from '../store/contract/job-store';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';

export type JobParts = { store: Pick<Store, 'jobs'>; clock: Clock; log: Logger };

function tellParked(log: Logger, { kind, id, error }: Omit<ParkedJob, 'parked_at'>): void {
  jobsParked.inc({ kind });
  log.error({ event: 'job_parked', kind, job: id, why: error }, 'a job kept failing and is parked');
}

/**
 * The longest possible waits of a job and of a lane: a time further away comes from a clock that
 * was set back, and counts as over.
 */
export type Waits = { furthest: { job: number; lane: number } };

/** `job`, `lane`: the longest waits that this kind sets. */
export const waitsOf = (job: number, lane: number): Waits => ({
  furthest: {
    job: Math.max(job, dayMs) + clocksApartMs,
    lane: Math.max(lane, jobLeaseMs) + clocksApartMs,
  },
});

/**
 * The next job of a kind, if one is due. A job that was claimed too often without finishing is
 * reported to the operator.
 */
export async function claimJob(
  { store, clock, log }: JobParts,
  kind: JobKind,
  { ids, furthest }: Waits & { ids?: readonly string[] },
): Promise<ClaimedJob | undefined> {
  const now = clock();
  const { job, parked } = await store.jobs.claim(kind, {
    ...{ now, until: now + jobLeaseMs, furthest, ids },
  });
  for (const one of parked) tellParked(log, one);
  return job;
}

/**
 * Works on a claimed job and stores how it ended. The signal of `work` fires when another worker
 * has taken the job over. When `work` throws, the job has failed, unless `signal` ended it: then it
 * is due again at once. Throws only what the store throws.
 */
export async function workJob(
  { store, clock, log }: JobParts,
  job: ClaimedJob,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<JobEnd>,
): Promise<void> {
  const lost = new AbortController();
  const renew = async () => {
    if (!(await store.jobs.renew(job, clock() + jobLeaseMs))) lost.abort();
  };
  // A database that is briefly unreachable does not end the claim: the next renewal shows.
  const beat = setInterval(() => void renew().catch(() => undefined), jobLeaseMs / 3);
  beat.unref();
  const { kind, id } = job;
  try {
    const end = await work(AbortSignal.any([signal, lost.signal]));
    if (!(await store.jobs.finish(job, end))) {
      log.warn({ kind, job: id }, 'another worker has taken over a job that took too long');
    }
  } catch (cause) {
    const now = clock();
    if (lost.signal.aborted) return;
    if (signal.aborted) {
      await store.jobs.finish(job, { due_at: now, lane_free_at: now });
      return;
    }
    const error = cause instanceof Error ? cause.message : String(cause);
    log.error({ err: cause, kind, job: id }, 'a job failed');
    const { parked } = await store.jobs.fail(job, { error, now, lane_free_at: now });
    if (parked) tellParked(log, { kind, id, error });
  } finally {
    clearInterval(beat);
  }
}
