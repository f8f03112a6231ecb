// What the newsroom needs from its database about the operator's models: the tokens they used.

import type { ModelPurpose } from '@/lib/model/model-purpose';

/** Tokens in and out, and calls; `estimated`: calls whose server did not report its tokens. */
export type ModelAmount = {
  calls: number;
  failed: number;
  estimated: number;
  tokens_in: number;
  tokens_out: number;
};

/** The use in one day (its start in UTC, ms) of one model for one purpose. */
export type ModelUse = ModelAmount & { day: number; purpose: ModelPurpose; model: string };

export interface ModelUseStore {
  /** Adds to the totals of the day of `now`. */
  note(
    one: { purpose: ModelPurpose; model: string } & Partial<ModelAmount>,
    now: number,
  ): Promise<void>;
  /** Tokens in and out together since the start of the day of `now`. */
  tokensOfDay(now: number): Promise<number>;
  /** Newest first. */
  page(cursor: string | undefined, limit: number): Promise<{ items: ModelUse[]; next?: string }>;
  forget(before: number): Promise<void>;
}
