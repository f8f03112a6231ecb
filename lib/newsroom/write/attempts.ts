// How often a model is asked for something: so many times a day, whichever process asks, and each
// thing once. What it could not be asked for, since it was away, may be asked for again a few times.
import { isoDay } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';
import { ModelError } from '../model/model-error';
import type { TaskParts } from './event-runs';

/** How often one text is asked for of a model that is away; ours. */
export const modelTries = 3;

export type Attempts = {
  /**
   * What `ask` makes; undefined when it may not be asked (any more) or made nothing that is fit to
   * show. Throws what says that the model is away, which is so for every other thing too.
   */
  make<T>(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined>;
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
  const left = new Map<string, number>();

  async function isWithinDay(): Promise<boolean> {
    const now = clock();
    return (await store.quotas.count(`${what}:${isoDay(now)}`, dayEnd(now), now)) <= aDay;
  }

  return {
    async make(key, ask) {
      const tries = left.get(key) ?? modelTries;
      if (signal.aborted || tries === 0 || !(await isWithinDay())) return undefined;
      left.set(key, tries - 1);
      const made = await ask().catch((error: unknown) => {
        // It was not asked at all.
        if (error instanceof ModelError && error.kind === 'budget') left.set(key, tries);
        return unfit(error);
      });
      left.set(key, 0);
      if (made === undefined) log.warn({ what, of: key }, 'what a model made is not fit to show');
      return made;
    },
  };
}
