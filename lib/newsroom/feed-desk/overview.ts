// How the site does, in a few numbers: what an operator sees first.
import { isoDay } from '@/lib/model/calendar';
import { translationsADay, writingsADay } from '@/lib/model/limits/chat';
import { dayMs } from '@/lib/model/time';
import type { Handlers } from '../context';
import { feedsMost } from '@/lib/model/limits/operating';
import { feedRows } from './feed-rows';

export const overviewCalls = {
  async GetOverview(_input, { store, now, call, modelBudget }) {
    const all = { query: '', state: 'all' as const, cursor: '', limit: feedsMost };
    const { items } = await feedRows(store, all, call.language);
    const of = (state: string) => items.filter((feed) => feed.state === state).length;
    const { polls, failed, added, last_at } = await store.feedPolls.since(now - dayMs);
    // The names that `write/attempts.ts` counts under.
    const used = async (what: string, most: number) =>
      Math.min(most, await store.quotas.used(`${what}:${isoDay(now)}`, now));
    return {
      data: {
        feeds: {
          ...{ healthy: of('healthy'), failing: of('failing') },
          ...{ waiting: of('waiting'), paused: of('paused') },
        },
        last_poll_at: last_at,
        day: { polls, failed, articles: added },
        model: {
          writings: await used('writings', writingsADay),
          writings_most: writingsADay,
          translations: await used('translations', translationsADay),
          translations_most: translationsADay,
          tokens: await store.modelUses.tokensOfDay(now),
          tokens_most: modelBudget?.tokensADay,
        },
      },
    };
  },
} satisfies Partial<Handlers<'inner'>>;
