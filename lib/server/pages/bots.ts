// Loads a bot for its page. Protects: the page always renders; where the service fails, the browser
// asks again.
import { headers } from 'next/headers';
import { cache } from 'react';
import type { Call } from '@/lib/client/create-client';
import { takenDown, type Bot } from '@/lib/contract';
import { id as idShape } from '@/lib/contract/fields';
import type { Language } from '@/lib/model/text/languages';
import { answered } from './detail';
import { readPageRequest } from './page-call';

/** Null where no bot has this id; undefined where the service fails. */
export async function botOf(call: Call, id: string): Promise<Bot | null | undefined> {
  // A malformed id is never sent.
  if (!idShape.safeParse(id).success) return null;
  const answer = await answered(call('GetBotInfo', { bot_id: id }));
  return answer?.code === takenDown ? null : (answer?.bot ?? undefined);
}

/** The bot that a page of this request shows. */
export const readBot = cache(async (id: string, language: Language) => {
  const { call } = await readPageRequest(await headers(), language);
  return botOf(call, id);
});
