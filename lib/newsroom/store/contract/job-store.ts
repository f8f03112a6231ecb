// What the newsroom asks of its database about work that several workers share. Protects: a job is
// at one worker at a time, and so is a lane; what a worker held when it died is free again after a
// while; a job that always fails stops the others no longer.

/** `feed`: poll a feed; `page`: read the page behind an item; `model`: write and translate an event. */
export type JobKind = 'feed' | 'page' | 'model';

export type JobKey = { kind: JobKind; id: string };

/** Jobs of one lane (a host, say) are done one after the other. The lowest `rank` comes first. */
export type NewJob = {
  id: string;
  lane: string;
  due_at: number;
  rank?: number;
  /** For a lane that is not known yet. */
  lane_free_at?: number;
};

/** A job that is ours until the time it was claimed for; `holder` is the claim. */
export type ClaimedJob = JobKey & {
  lane: string;
  /** Claims since it last went well, this one included. */
  claims: number;
  holder: string;
};

export type ParkedJob = JobKey & { error: string; parked_at: number };

/** How a job is left: with a time it is due again, without one it is over. `lane`: where it goes on. */
export type JobEnd = { due_at?: number; lane?: string; lane_free_at: number };

export type JobState = 'waiting' | 'parked';

export interface JobStore {
  /** Enters jobs. One that is known keeps its time and, unless it is claimed, takes the new lane. */
  offer(kind: JobKind, jobs: readonly NewJob[]): Promise<void>;
  /** Makes jobs due at once that are waiting for a time of their own; claimed ones stay as they are. */
  hurry(kind: JobKind, ids: readonly string[], now: number): Promise<void>;
  /**
   * The first job that is due in a lane that is free, ours until `until`; undefined when there is
   * none. One that was claimed too often without an end is parked instead, and the next is looked for.
   * `furthest`: a time further off than this was written before a clock was set back, and is over.
   * `ids`: of these only.
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
  /** False when it is no longer ours. */
  renew(job: ClaimedJob, until: number): Promise<boolean>;
  /** It went well. False, and nothing changed, when it was no longer ours. */
  finish(job: ClaimedJob, end: JobEnd): Promise<boolean>;
  /** It failed: it waits longer each time, and is parked in the end. */
  fail(
    job: ClaimedJob,
    failure: { error: string; now: number; lane_free_at: number },
  ): Promise<{ parked: boolean }>;
  /**
   * Removes the other jobs of a kind and the lanes of them that were free at `before` already; claimed
   * jobs stay.
   */
  keepOnly(kind: JobKind, ids: readonly string[], before: number): Promise<void>;
  /** When the next job is due; undefined when there is none. */
  nextAt(kind: JobKind, ids?: readonly string[]): Promise<number | undefined>;
  /** Newest first. */
  parked(limit: number): Promise<ParkedJob[]>;
  /** Jobs by kind and state. */
  counts(): Promise<{ kind: JobKind; state: JobState; count: number }[]>;
}
