// The reader's favorites, taken along: as a file, or as a feed under a private address. Protects: a file
// is whole, or there is none; and of private addresses there is one, the newest.
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { saveFile } from '@/lib/browser/page-acts';
import type { Call } from '@/lib/client/create-client';
import { isoDay } from '@/lib/model/calendar';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { favoriteOf, favoritesHtml, favoritesJson } from '@/lib/model/feed/favorites-file';
import { toEntry } from '@/lib/model/feed/to-entry';
import { pickText } from '@/lib/model/text/languages';
import { useTokenList } from '../account/access-tokens';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';

async function allFavorites(call: Call, signal: AbortSignal): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  let cursor = '';
  for (;;) {
    const { data } = await call('ListCollectEvents', { cursor }, { quiet: true, signal });
    if (!data) throw new Error('The favorites came without data.');
    entries.push(...data.events.map(toEntry));
    // A cursor that does not move is the end: a service that repeats itself must not load for ever.
    if (!data.has_more || data.next_cursor === '' || data.next_cursor === cursor) return entries;
    cursor = data.next_cursor;
  }
}

export type FileForm = 'json' | 'html';

/** Hands all favorites to the reader as a file; rejects when a page fails. Answers how many. */
export const exportFavoritesAtom = atom(
  null,
  async (get, set, form: FileForm, name: string, signal: AbortSignal): Promise<number> => {
    const { language } = get(settingsAtom);
    const { origin } = window.location;
    const entries = await allFavorites(set(callAtom), signal);
    const list = entries.map((entry) => favoriteOf(entry, pickText(entry.title, language), origin));
    const file = `cubewire-favorites-${isoDay(Date.now())}.${form}`;
    if (form === 'json') saveFile(file, 'application/json', favoritesJson(list));
    else saveFile(file, 'text/html', favoritesHtml(list, name));
    return list.length;
  },
);

/** The private feed of the favorites: whether there is one, a new address, and its end. */
export function usePrivateFeed() {
  const call = useSetAtom(callAtom);
  const [secret, setSecret] = useState<string>();
  const { tokens, failed, retry, refresh } = useTokenList();
  const feeds = tokens?.filter(({ scope }) => scope === 'feed');
  const endAll = async () => {
    for (const { id } of feeds ?? []) {
      const answer = await call()('RevokeAccessToken', { token_id: id }).catch(() => undefined);
      if (answer?.code !== 0) return false;
    }
    return true;
  };
  return {
    /** The newest address that is good; null where there is none, undefined until that is known. */
    feed: feeds && (feeds[0] ?? null),
    ...{ failed, retry },
    /** The secret part of a new address, told this once. */
    secret,
    /** The address before stops first: whoever asks for a new one wants the old one gone. */
    async make(name: string): Promise<void> {
      if (await endAll()) {
        const input = { name, scope: 'feed' as const };
        const answer = await call()('CreateAccessToken', input).catch(() => undefined);
        setSecret(answer?.data?.secret);
      }
      // Also where some could not be ended: the others are.
      await refresh();
    },
    async end(): Promise<void> {
      if (await endAll()) setSecret(undefined);
      await refresh();
    },
  };
}
