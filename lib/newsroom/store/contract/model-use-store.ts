// What is asked of the database about the models of the operator: what they used, in tokens.

import type { ModelPurpose } from '@/lib/model/model-purpose';

/** Tokens in and out, and calls; `estimated`: calls whose server did not say how many tokens. */
export type ModelAmount = {
  calls: number;
  failed: number;
  estimated: number;
  tokens_in: number;
  tokens_out: number;
};

/** Of a day (its beginning in UTC, in ms), a model and a purpose. */
export type ModelUse = ModelAmount & { day: number; purpose: ModelPurpose; model: string };

export interface ModelUseStore {
  /** Adds to the day of `now`. */
  note(
    one: { purpose: ModelPurpose; model: string } & Partial<ModelAmount>,
    now: number,
  ): Promise<void>;
  /** Tokens in and out together since the beginning of the day of `now`. */
  tokensOfDay(now: number): Promise<number>;
  /** Newest first. */
  page(cursor: string | undefined, limit: number): Promise<{ items: ModelUse[]; next?: string }>;
  forget(before: number): Promise<void>;
}
