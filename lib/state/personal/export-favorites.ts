// Exporting the reader's favorites: as a file, or as a feed at a private address. Protects: a file
// is complete, or there is none; and only one private address is valid, the newest.
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { saveFile } from '@/lib/browser/page/page-acts';
import type { Call } from '@/lib/client/create-client';
import { isoDay } from '@/lib/model/calendar';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { favoriteOf, favoritesHtml, favoritesJson } from '@/lib/model/feed/favorites-file';
import { toEntry } from '@/lib/model/feed/to-entry';
import { pickText } from '@/lib/model/text/languages';
import { nextCursor } from '@/lib/model/wire/next-cursor';
import { useTokenList } from '../account/access-tokens';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';

async function allFavorites(call: Call, signal: AbortSignal): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { data } = await call('ListCollectEvents', { cursor }, { quiet: true, signal });
    if (!data) throw new Error('The favorites came without data.');
    entries.push(...data.events.map(toEntry));
    cursor = nextCursor(data, cursor);
  }
  return entries;
}

export type FileForm = 'json' | 'html';

/** Downloads all favorites as a file; rejects when a page fails. Returns how many. */
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

/**
 * The private feed of the favorites: whether there is one, creating an address, and removing it.
 */
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
    /** The newest valid address; null if there is none, undefined until known. */
    feed: feeds && (feeds[0] ?? null),
    ...{ failed, retry },
    /** The secret part of a new address, which is available only this once. */
    secret,
    /**
     * The previous address is removed first: asking for a new one means that the old one should
     * stop working.
     */
    async make(name: string): Promise<void> {
      if (await endAll()) {
        const input = { name, scope: 'feed' as const };
        const answer = await call()('CreateAccessToken', input).catch(() => undefined);
        setSecret(answer?.data?.secret);
      }
      // Even if some could not be removed: the others were.
      await refresh();
    },
    async end(): Promise<void> {
      if (await endAll()) setSecret(undefined);
      await refresh();
    },
  };
}
