// Limits requests to a model: a number a day across all processes, and each thing once; if the
// model was unavailable, again a few times an hour. Protects: an outage does not use up the day,
// and a text that always fails does not keep the model from others.
import { isoDay } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';
import { hourMs } from '@/lib/model/time';
import { ModelError, type ModelFailure } from '../model/model-error';
import type { TaskParts } from './event-runs';

/**
 * How often one text is requested of an unavailable model, and after what time that count starts
 * again; ours.
 */
export const modelTries = 3;
export const modelTriesMs = hourMs;

/** The model was not called: the round ends, so that an outage is met once a round. */
const unasked: ReadonlySet<ModelFailure> = new Set(['budget', 'unreachable']);
/**
 * Nothing was used. A timeout is not among these, as a slow model may have worked and charged for
 * it.
 */
const unused: ReadonlySet<ModelFailure> = new Set([...unasked, 'refused']);

export type Attempts = {
  /**
   * Returns what `ask` makes; undefined when it must not be asked (again) or made nothing fit to
   * show. Throws errors that mean an unavailable model, which concern every other thing as well.
   */
  make<T>(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Its result was fit; allows another request in case it is lost. */
  allow(key: string): void;
};

/** An endless or malformed reply concerns one thing; other errors concern all, and are thrown. */
function unfit(error: unknown): undefined {
  const ofThisOne =
    error instanceof ModelError && (error.kind === 'endless' || error.kind === 'malformed');
  if (!ofThisOne) throw error;
}

/** `what` names the day's counter, in the plural. */
export function createAttempts(
  { store, clock, log, signal }: Pick<TaskParts, 'store' | 'clock' | 'log' | 'signal'>,
  { what, aDay }: { what: string; aDay: number },
): Attempts {
  const left = new Map<string, { tries: number; until: number }>();

  return {
    async make(key, ask) {
      const now = clock();
      const counter = `${what}:${isoDay(now)}`;
      const kept = left.get(key);
      const begun = { tries: modelTries, until: now + modelTriesMs };
      const { tries, until } = kept && now < kept.until ? kept : begun;
      if (signal.aborted || tries === 0) return undefined;
      if ((await store.quotas.count(counter, dayEnd(now), now)) > aDay) return undefined;
      left.set(key, { tries: tries - 1, until });
      const made = await ask().catch(async (error: unknown) => {
        if (error instanceof ModelError) {
          if (unasked.has(error.kind)) left.set(key, { tries, until });
          if (unused.has(error.kind)) await store.quotas.giveBack(counter, now);
        }
        return unfit(error);
      });
      left.set(key, { tries: 0, until: Infinity });
      if (made === undefined) log.warn({ what, of: key }, 'what a model made is not fit to show');
      return made;
    },

    allow(key) {
      left.delete(key);
    },
  };
}
