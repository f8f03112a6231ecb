// Bots and posts in the form of the wire.
import type { z } from 'zod';
import type { bot } from '@/lib/contract/bot';
import { toTag } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import type { BotSettings, StoredBot, StoredPost } from './store/contract/bot-store';
import type { Owner, Store } from './store/contract/store';
import { listedEvents } from './wire-event';

/** A bot in the form of the wire; `followed`: by the calling reader. */
export function wireBot(stored: StoredBot, followed: boolean): z.input<typeof bot> {
  const { id, name, description, icon, category, follow_count, post_count, posted_at } = stored;
  return {
    ...{ bot_id: id, name, description, icon, category, follow_count, post_count, followed },
    update_time: posted_at,
  };
}

/** A post without its event. */
export function wirePost(
  { id, bot_id, time, line }: StoredPost,
  bots: ReadonlyMap<string, StoredBot>,
) {
  const { lang, text, ...reference } = line;
  const { name = [], icon = '', category = '' } = bots.get(bot_id) ?? {};
  return {
    post_id: id,
    bot_id,
    bot: { bot_id, name, icon, category },
    reason: [
      { lang: 'source', text },
      { lang: toTag(lang), text },
    ],
    reference,
    time,
  };
}

/** Posts whose event no longer exists are left out. */
export async function wirePosts(
  store: Store,
  owner: Owner | undefined,
  posts: readonly StoredPost[],
  bots: ReadonlyMap<string, StoredBot>,
) {
  const events = await listedEvents(
    store,
    owner,
    posts.map(({ event }) => event),
  );
  return posts.flatMap((post, at) => {
    const event = events[at];
    return event ? [{ ...wirePost(post, bots), event }] : [];
  });
}

export function wireSettings({ languages, ...settings }: BotSettings) {
  return { ...settings, languages: languages.map((one) => toWireLanguage(one)) };
}
