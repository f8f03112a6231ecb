// The state of the site in a few numbers: the operator's first screen.
import { isoDay } from '@/lib/model/calendar';
import { translationsADay, writingsADay } from '@/lib/model/limits/chat';
import { topicsOfSiteADay } from '@/lib/model/limits/topics';
import { voicePartsADay } from '@/lib/model/limits/voice';
import { dayMs } from '@/lib/model/time';
import { sentToday } from '../accounts/count-message';
import type { Context, Handlers } from '../context';
import { feedsMost } from '@/lib/model/limits/operating';
import { speechQuota } from '../voice/speech-quota';
import { feedRows } from './feed-rows';

/**
 * The site's daily counts for all readers together, and their limits; refused requests are not
 * counted.
 */
async function budgetsOfDay({ store: { quotas }, now, voice, accounts, topicsOfSite }: Context) {
  const of = (used: number, most: number) => ({ used: Math.min(most, used), most });
  return {
    // The counter names in `handlers/topics.ts`, `accounts/count-message.ts` and
    // `voice/voice-audio.ts`.
    topics: of(await quotas.used('topics', now), topicsOfSite ?? topicsOfSiteADay),
    mails: of(await sentToday(quotas, 'email', now), accounts.messagesADay),
    speech:
      voice && of(await quotas.used(speechQuota(now), now), voice.partsADay ?? voicePartsADay),
  };
}

export const overviewCalls = {
  async GetOverview(_input, context) {
    const { store, now, call, modelBudget } = context;
    const all = { query: '', state: 'all' as const, cursor: '', limit: feedsMost };
    const { items } = await feedRows(store, all, call.language);
    const of = (state: string) => items.filter((feed) => feed.state === state).length;
    const { polls, failed, added, last_at } = await store.feedPolls.since(now - dayMs);
    // The counter names in `write/attempts.ts`.
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
        today: await budgetsOfDay(context),
      },
    };
  },
} satisfies Partial<Handlers<'inner'>>;
