// What the models use, in tokens, and the most of a day. Protects: an operator who pays by the token
// never pays for more than a day's budget and the calls under way, whichever processes ask; and what
// cannot be written down holds up no answer.
import type { Logger } from 'pino';
import type { ModelPurpose } from '@/lib/model/model-purpose';
import { modelTokens } from '../meters';
import type { Clock } from '../types';
import { ModelError } from './model-error';

/** One call. `estimated`: the server did not say how many tokens it was. */
export type ModelCallUse = {
  tokensIn: number;
  tokensOut: number;
  estimated: boolean;
  failed: boolean;
};

/** What one model is called for, as its calls know it. */
export type ModelMeter = {
  /** Throws a {@link ModelError} of the kind `budget` when the day's tokens are used up. */
  needBudget(): Promise<void>;
  /** Never throws. */
  note(use: ModelCallUse): void;
};

export type ModelSpend = (purpose: ModelPurpose, model: string) => ModelMeter;

/** What a million tokens of a model cost, in and out, in a currency by its code of ISO 4217. */
export type ModelPrice = { model: string; in: number; out: number; currency: string };

/** What the operator set for the models: the most tokens of a day, and their prices. */
export type ModelBudget = { tokensADay?: number; prices?: readonly ModelPrice[] };

/** Where it is kept, by the day of `now`. */
type UseOfDays = {
  note(
    use: {
      purpose: ModelPurpose;
      model: string;
      calls: number;
      failed: number;
      estimated: number;
      tokens_in: number;
      tokens_out: number;
    },
    now: number,
  ): Promise<void>;
  /** Tokens in and out together. */
  tokensOfDay(now: number): Promise<number>;
};

type SpendParts = {
  store: { modelUses: UseOfDays };
  /** Tokens in and out together, of all models, from midnight to midnight UTC. */
  tokensADay?: number;
  clock: Clock;
  log: Logger;
};

/**
 * Counts what models use, by purpose and model. `needBudget` throws a ModelError once the tokens
 * of the day are used up.
 */
export function createModelSpend({ store, tokensADay, clock, log }: SpendParts): ModelSpend {
  return (purpose, model) => ({
    async needBudget() {
      if (tokensADay === undefined) return;
      if ((await store.modelUses.tokensOfDay(clock())) < tokensADay) return;
      throw new ModelError('budget', 'The tokens of the day are used up.');
    },

    note({ tokensIn, tokensOut, estimated, failed }) {
      modelTokens.inc({ direction: 'sent' }, tokensIn);
      modelTokens.inc({ direction: 'written' }, tokensOut);
      const counts = { calls: 1, failed: Number(failed), estimated: Number(estimated) };
      store.modelUses
        .note({ purpose, model, ...counts, tokens_in: tokensIn, tokens_out: tokensOut }, clock())
        .catch((error: unknown) => log.error({ err: error }, 'the use of a model was not kept'));
    },
  });
}
