// How often a model is asked for something: so many times a day, whichever process asks, and each
// thing once. What it was away for may be asked for again, a few times an hour. Protects: an outage
// takes nothing of the day, and no text keeps a model from the others that always fails.
import { isoDay } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';
import { hourMs } from '@/lib/model/time';
import { ModelError, type ModelFailure } from '../model/model-error';
import type { TaskParts } from './event-runs';

/** How often one text is asked for of a model that is away, and after what time again so often; ours. */
export const modelTries = 3;
export const modelTriesMs = hourMs;

/** Nothing was asked: a round ends with it, so that an outage is met once a round. */
const unasked: ReadonlySet<ModelFailure> = new Set(['budget', 'unreachable']);
/** Nothing was used. One that is slow may have worked, and be paid, for what nobody waited for. */
const unused: ReadonlySet<ModelFailure> = new Set([...unasked, 'refused']);

export type Attempts = {
  /**
   * What `ask` makes; undefined when it may not be asked (any more) or made nothing that is fit to
   * show. Throws what says that the model is away, which is so for every other thing too.
   */
  make<T>(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined>;
  /** What was made of it was fit, and may be asked for once more should it not be there. */
  allow(key: string): void;
};

/** What a model made of one thing may be worse than of the next; one that is away is so for all. */
function unfit(error: unknown): undefined {
  const ofThisOne =
    error instanceof ModelError && (error.kind === 'endless' || error.kind === 'malformed');
  if (!ofThisOne) throw error;
}

/** `what` is the name of the day's counter, in the plural. */
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
