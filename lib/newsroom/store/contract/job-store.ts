// What the newsroom needs from its database about work that several workers share. Protects: a job
// is at one worker at a time, and so is a lane; what a dead worker held becomes free again after a
// while; a job that always fails does not block the others for ever.

/** `feed`: poll a feed; `page`: read the page behind an item; `model`: write and translate an event. */
export type JobKind = 'feed' | 'page' | 'model';

export type JobKey = { kind: JobKind; id: string };

/** Jobs of one lane (a host, say) are done one after the other. The lowest `rank` comes first. */
export type NewJob = {
  id: string;
  lane: string;
  due_at: number;
  rank?: number;
  /** When a new lane is first free. */
  lane_free_at?: number;
};

/**
 * A job that this worker holds until the time it was claimed for; `holder` identifies the claim.
 */
export type ClaimedJob = JobKey & {
  lane: string;
  /** Claims since it last succeeded, this one included. */
  claims: number;
  holder: string;
};

export type ParkedJob = JobKey & { error: string; parked_at: number };

/**
 * What becomes of a job: with `due_at` it is due again then, without it is finished. `lane`: the
 * lane it continues in.
 */
export type JobEnd = { due_at?: number; lane?: string; lane_free_at: number };

export type JobState = 'waiting' | 'parked';

export interface JobStore {
  /** Adds jobs. A known one keeps its time and, unless it is claimed, moves to the new lane. */
  offer(kind: JobKind, jobs: readonly NewJob[]): Promise<void>;
  /** Makes waiting jobs due at once; claimed ones stay as they are. */
  hurry(kind: JobKind, ids: readonly string[], now: number): Promise<void>;
  /**
   * Claims the first due job in a free lane until `until`; undefined when there is none. A job that
   * was claimed too often without finishing is parked instead, and the next one is tried.
   * `furthest`: a time beyond this was written before a clock was set back, and counts as past.
   * `ids`: only these.
   */
  claim(
    kind: JobKind,
    claim: {
      now: number;
      until: number;
      furthest: { job: number; lane: number };
      ids?: readonly string[];
    },
  ): Promise<{ job?: ClaimedJob; parked: ParkedJob[] }>;
  /** False when this worker no longer holds it. */
  renew(job: ClaimedJob, until: number): Promise<boolean>;
  /** It succeeded. False, and nothing changed, when this worker no longer holds it. */
  finish(job: ClaimedJob, end: JobEnd): Promise<boolean>;
  /** It failed: it waits longer each time, and is parked in the end. */
  fail(
    job: ClaimedJob,
    failure: { error: string; now: number; lane_free_at: number },
  ): Promise<{ parked: boolean }>;
  /**
   * Deletes all other jobs of this kind, and its lanes that have no job left and were free before
   * `before`; claimed jobs stay.
   */
  keepOnly(kind: JobKind, ids: readonly string[], before: number): Promise<void>;
  /** When the next job is due; undefined when there is none. */
  nextAt(kind: JobKind, ids?: readonly string[]): Promise<number | undefined>;
  /** Newest first. */
  parked(limit: number): Promise<ParkedJob[]>;
  /** How many jobs there are, by kind and state. */
  counts(): Promise<{ kind: JobKind; state: JobState; count: number }[]>;
}
