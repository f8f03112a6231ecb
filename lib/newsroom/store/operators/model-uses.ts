// Token use of models, by day, purpose and model. Protects: no row says who asked for what.
import * as z from 'zod';
import { modelPurposes } from '@/lib/model/model-purpose';
import { dayMs } from '@/lib/model/time';
import type { ModelUseStore } from '../contract/model-use-store';
import type { Database } from '../engine/database';
import { behind, pageOf } from './page-after';

const purposeShape = z.enum(modelPurposes);
const dayOf = (time: number) => Math.floor(time / dayMs) * dayMs;

/** Rows of `model_use`; a day begins at midnight UTC. */
export function createModelUses({ query }: Database): ModelUseStore {
  return {
    async note({ purpose, model, ...amount }, now) {
      const { calls = 0, failed = 0, estimated = 0, tokens_in = 0, tokens_out = 0 } = amount;
      await query()
        .insertInto('model_use')
        .values({
          ...{ day: dayOf(now), purpose, model, calls, failed, estimated, tokens_in, tokens_out },
        })
        .onConflict((conflict) =>
          conflict.columns(['day', 'purpose', 'model']).doUpdateSet(({ eb }) => ({
            calls: eb('model_use.calls', '+', calls),
            failed: eb('model_use.failed', '+', failed),
            estimated: eb('model_use.estimated', '+', estimated),
            tokens_in: eb('model_use.tokens_in', '+', tokens_in),
            tokens_out: eb('model_use.tokens_out', '+', tokens_out),
          })),
        )
        .execute();
    },

    async tokensOfDay(now) {
      const rows = await query()
        .selectFrom('model_use')
        .select(['tokens_in', 'tokens_out'])
        .where('day', '=', dayOf(now))
        .execute();
      return rows.reduce((sum, { tokens_in, tokens_out }) => sum + tokens_in + tokens_out, 0);
    },

    async page(cursor, limit) {
      const { time, key } = behind(cursor);
      const [purpose = '', ...model] = key.split(' ');
      const rows = await query()
        .selectFrom('model_use')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('day', 'purpose', 'model'), '<', tuple(time, purpose, model.join(' '))),
        )
        .orderBy('day', 'desc')
        .orderBy('purpose', 'desc')
        .orderBy('model', 'desc')
        .limit(limit + 1)
        .execute();
      const read = rows.map((row) => ({ ...row, purpose: purposeShape.parse(row.purpose) }));
      return pageOf(read, limit, (row) => [row.day, `${row.purpose} ${row.model}`]);
    },

    async forget(before) {
      await query().deleteFrom('model_use').where('day', '<', before).execute();
    },
  };
}
