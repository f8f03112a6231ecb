// What a model does to events after ingest stored something new: the newest first, one at a time,
// all tasks for one event before the next, so that an event is written before it is translated.
// Each event is a job in the database: one worker at a time has it, and others take over what a
// worker left.
import type { Logger } from 'pino';
import { jobLeaseMs } from '@/lib/model/limits/service';
import { claimJob, waitsOf, workJob } from '../jobs/work-job';
import type { Model } from '../model/model';
import { ModelError } from '../model/model-error';
import { createBackgroundRuns, type BackgroundRuns } from '../background-runs';
import { span } from '../spans';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';

/** How many events a model writes and translates, always the newest. */
const modelEvents = 20;

/** Does its part for the event with this id, if there is anything to do. */
export type EventTask = (id: string) => Promise<void>;

export type TaskParts = {
  store: Store;
  model: Model;
  /** Checks what `model` writes; by default `model` itself. */
  checkModel?: Model;
  clock: Clock;
  log: Logger;
  signal: AbortSignal;
};

export type EventRuns = BackgroundRuns & {
  /** Continues waiting jobs, such as those of a worker that died; cheap when there are none. */
  resume(): void;
};

const waits = waitsOf(0, 0);

/** Never throws; an unavailable model ends the round, and the next round continues. */
export function createEventRuns(
  parts: Pick<TaskParts, 'store' | 'clock' | 'log' | 'signal'>,
  tasks: readonly EventTask[],
): EventRuns {
  const { store, clock, log, signal } = parts;
  let offering = false;

  async function offerNewest(): Promise<void> {
    offering = false;
    const { items } = await store.events.page({ tab: 'recommend', limit: modelEvents });
    const now = clock();
    const jobs = items.map(({ id, rank_time }) => ({
      ...{ id, lane: id, due_at: now, rank: -rank_time },
    }));
    await store.jobs.keepOnly(
      'model',
      items.map(({ id }) => id),
      now - 2 * jobLeaseMs,
    );
    await store.jobs.offer('model', jobs);
  }

  const rounds = createBackgroundRuns(
    { what: 'a round over the newest events', log, signal },
    async () => {
      if (offering) await offerNewest();
      let away: ModelError | undefined;
      while (!signal.aborted && !away) {
        const job = await claimJob(parts, 'model', waits);
        if (!job) return;
        await workJob(parts, job, signal, async () => {
          try {
            await span('event', {}, async () => {
              for (const task of tasks) await task(job.id);
            });
          } catch (error) {
            if (!(error instanceof ModelError)) throw error;
            // The failure is no fault of this event: another worker may take it at once.
            away = error;
            return { due_at: clock(), lane_free_at: clock() };
          }
          if (signal.aborted) throw signal.reason;
          return { lane_free_at: 0 };
        });
      }
      if (away) {
        log.warn({ err: away }, 'the model is away: events stay as they are until the next round');
      }
    },
  );

  return {
    ...rounds,
    begin() {
      offering = true;
      rounds.begin();
    },
    resume: rounds.begin,
  };
}
