// What a model does to events after ingest stored something new: the newest first, one at a time,
// each task in turn before the next event, so that an event is written before it is translated.
import type { Logger } from 'pino';
import { modelEvents } from '@/lib/model/limits/chat';
import type { Model } from '../model/model';
import { ModelError } from '../model/model-error';
import { createBackgroundRuns, type BackgroundRuns } from '../background-runs';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';

/** Does its part for the event of this id, if there is anything to do. */
export type EventTask = (id: string) => Promise<void>;

export type TaskParts = {
  store: Store;
  model: Model;
  /** Checks what `model` writes; without one `model` itself does. */
  checkModel?: Model;
  clock: Clock;
  log: Logger;
  signal: AbortSignal;
};

/** Never throws; a model that is away ends the round, and the next one goes on. */
export function createEventRuns(
  { store, log, signal }: Pick<TaskParts, 'store' | 'log' | 'signal'>,
  tasks: readonly EventTask[],
): BackgroundRuns {
  return createBackgroundRuns({ what: 'a round over the newest events', log, signal }, async () => {
    const newest = await store.events.page({ tab: 'recommend', limit: modelEvents });
    try {
      for (const { id } of newest.items) {
        for (const task of tasks) await task(id);
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn({ err: error }, 'the model is away: events stay as they are until the next round');
    }
  });
}
