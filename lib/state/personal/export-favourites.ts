// The reader's favorites, taken along: as a file, or as a feed under a private address. Protects: a file
// is whole, or there is none; and of private addresses there is one, the newest.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import useSWR from 'swr';
import { saveFile } from '@/lib/browser/app-page';
import type { Call } from '@/lib/client/create-client';
import { isoDay } from '@/lib/model/calendar';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { favouriteOf, favouritesHtml, favouritesJson } from '@/lib/model/feed/favourites-file';
import { toEntry } from '@/lib/model/feed/to-entry';
import { pickText } from '@/lib/model/text/languages';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';
import { ownReaderAtom } from '../page/reader';

async function allFavourites(call: Call, signal: AbortSignal): Promise<FeedEntry[]> {
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
export const exportFavouritesAtom = atom(
  null,
  async (get, set, form: FileForm, name: string, signal: AbortSignal): Promise<number> => {
    const { language } = get(settingsAtom);
    const { origin } = window.location;
    const entries = await allFavourites(set(callAtom), signal);
    const list = entries.map((entry) =>
      favouriteOf(entry, pickText(entry.title, language), origin),
    );
    const file = `cubewire-favorites-${isoDay(Date.now())}.${form}`;
    if (form === 'json') saveFile(file, 'application/json', favouritesJson(list));
    else saveFile(file, 'text/html', favouritesHtml(list, name));
    return list.length;
  },
);

/** The private feed of the favorites: whether there is one, a new address, and its end. */
export function usePrivateFeed() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const call = useSetAtom(callAtom);
  const [secret, setSecret] = useState<string>();
  const { data, error, isValidating, mutate } = useSWR(
    reader === undefined ? null : (['ListAccessTokens', reader] as const),
    async () => {
      const { data: found } = await call()('ListAccessTokens', {}, { quiet: true });
      if (!found) throw new Error('The access tokens came without data.');
      return found.tokens;
    },
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const feeds = data?.filter(({ scope }) => scope === 'feed');
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
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
    /** The secret part of a new address, told this once. */
    secret,
    /** The address before stops first: whoever asks for a new one wants the old one gone. */
    async make(name: string): Promise<void> {
      if (!(await endAll())) return;
      const input = { name, scope: 'feed' as const };
      const answer = await call()('CreateAccessToken', input).catch(() => undefined);
      setSecret(answer?.data?.secret);
      await mutate();
    },
    async end(): Promise<void> {
      if (await endAll()) setSecret(undefined);
      await mutate();
    },
  };
}
