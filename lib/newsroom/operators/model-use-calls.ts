// The use of models, for the operator who pays for it. Protects: without a price set there is no
// cost, and changing a price does not change the counts: costs are at current prices.
import type { Context, Handlers } from '../context';
import type { ModelUse } from '../store/contract/model-use-store';
import { wirePage } from './wire-page';

const million = 1_000_000;

type Prices = NonNullable<NonNullable<Context['modelBudget']>['prices']>;

function costOf({ model, tokens_in, tokens_out }: ModelUse, prices: Prices) {
  const price = prices.find((one) => one.model === model);
  if (!price) return undefined;
  const amount = (tokens_in * price.in + tokens_out * price.out) / million;
  return { amount, currency: price.currency };
}

export const modelUseCalls = {
  async ListModelUse({ cursor, limit }, { store, modelBudget }) {
    const page = await store.modelUses.page(cursor || undefined, limit);
    const prices = modelBudget?.prices ?? [];
    return {
      data: wirePage({
        ...page,
        items: page.items.map((use) => ({ ...use, cost: costOf(use, prices) })),
      }),
    };
  },
} satisfies Partial<Handlers<'inner'>>;
