// What a bot would post for a reader with settings they are trying out: nothing is stored.
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { BotSettings, StoredBot } from '../store/contract/bot-store';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { createFieldIndex } from './field-index';
import { isEventOf } from './wanted';

/** How many events a preview scans, and how many it returns. */
const previewLooks = 300;
const previewAnswers = 10;

/** The newest matching events to show, how many match, and how many were considered. */
export async function preview(
  store: Store,
  bot: StoredBot,
  settings: BotSettings,
): Promise<{ events: StoredEvent[]; match_count: number; looked_at: number }> {
  const index = createFieldIndex<string>([
    { key: bot.id, field: bot.field },
    { key: `${bot.id} own`, ownWords: settings.extra_words },
  ]);
  const { items } = await store.events.page({ tab: defaultTabKey, limit: previewLooks });
  const found = items.filter(
    (event) => isEventOf(event, settings) && index.matches(event).length > 0,
  );
  const most = settings.daily_limit > 0 ? settings.daily_limit : previewAnswers;
  return {
    events: found.slice(0, Math.min(most, previewAnswers)),
    match_count: found.length,
    looked_at: items.length,
  };
}
