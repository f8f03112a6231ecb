// Counts the tokens that models use, and limits those of a day. Protects: an operator who pays by
// the token never pays for more than a day's budget and the calls under way, in all processes
// together; and a count that cannot be stored does not hold up an answer.
import type { Logger } from 'pino';
import type { ModelPurpose } from '@/lib/model/model-purpose';
import { modelTokens } from '../meters';
import type { Clock } from '../types';
import { ModelError } from './model-error';

/** One call. `estimated`: the server did not report the number of tokens. */
export type ModelCallUse = {
  tokensIn: number;
  tokensOut: number;
  estimated: boolean;
  failed: boolean;
};

/** The meter of a model for one purpose, as its calls use it. */
export type ModelMeter = {
  /** Throws a {@link ModelError} of the kind `budget` when the day's tokens are used up. */
  needBudget(): Promise<void>;
  /** Never throws. */
  note(use: ModelCallUse): void;
};

export type ModelSpend = (purpose: ModelPurpose, model: string) => ModelMeter;

/** The price of a million tokens of a model, in and out, in a currency by its ISO 4217 code. */
export type ModelPrice = { model: string; in: number; out: number; currency: string };

/** The operator's settings: the most tokens a day, and prices. */
export type ModelBudget = { tokensADay?: number; prices?: readonly ModelPrice[] };

/** Where use is stored, by the day of `now`. */
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
  /** Input and output tokens together. */
  tokensOfDay(now: number): Promise<number>;
};

type SpendParts = {
  store: { modelUses: UseOfDays };
  /** Input and output tokens of all models together, from midnight to midnight UTC. */
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
