// The feeds of the site: those of its list with the operators' changes, and those that operators
// added. Protects: a change overrides the list, and the list file itself is never written.
import * as z from 'zod';
import { languages } from '@/lib/model/text/languages';
import type { FeedEdit, FeedEditState } from '../store/contract/feed-desk-store';
import type { Store } from '../store/contract/store';
import { spelled } from './feed-address';
import type { ListedFeed } from './feed-list';
import { feedId } from './known-source';

/** `listed`: it is in the site's list; `edited`: an operator changed or added it. */
export type KnownFeed = ListedFeed & {
  id: string;
  state: FeedEditState;
  listed: boolean;
  edited: boolean;
};

/** The polling process stores its list here: other processes do not read that file. */
const listKey = 'feeds.list';

const keptList = z.array(
  z.object({
    ...{ url: z.string(), title: z.string(), tab: z.string() },
    lang: z.enum(languages).optional(),
    ...{ site: z.string().optional(), fullText: z.literal(false).optional() },
  }),
);

/**
 * The feeds of the list in order, then those that operators added, by id. A feed that was added in
 * one spelling and is listed in another is the same feed and keeps its first id, which its articles
 * refer to.
 */
export function withEdits(list: readonly ListedFeed[], edits: readonly FeedEdit[]): KnownFeed[] {
  const edited = new Map(edits.map((edit) => [edit.id, edit]));
  const bySpelling = new Map<string, FeedEdit[]>();
  for (const edit of edits) {
    const key = spelled(edit.url);
    bySpelling.set(key, [...(bySpelling.get(key) ?? []), edit]);
  }
  const listed = list.map((feed): KnownFeed => {
    const own = feedId(feed.url);
    const alike = bySpelling.get(spelled(feed.url)) ?? [];
    // An operator who removed one of two spellings wanted to keep the other.
    const edit = edited.get(own) ?? alike.find(({ state }) => state !== 'removed');
    for (const { id } of alike) edited.delete(id);
    if (!edit) return { ...feed, id: own, state: 'active', listed: true, edited: false };
    const { id, url, title, tab, lang, fullText, state } = edit;
    return { ...feed, id, url, title, tab, lang, fullText, state, listed: true, edited: true };
  });
  const added = [...edited.values()].map(({ updated_at: _, ...edit }) => edit);
  return [...listed, ...added.map((edit) => ({ ...edit, listed: false, edited: true }))];
}

/** The feeds of this list to poll now. */
export async function activeFeeds(
  store: Pick<Store, 'feedEdits'>,
  list: readonly ListedFeed[],
): Promise<ListedFeed[]> {
  const feeds = withEdits(list, await store.feedEdits.all());
  return feeds.filter(({ state }) => state === 'active');
}

/** Stores the site's list. */
export async function keepList(
  store: Pick<Store, 'meta'>,
  list: readonly ListedFeed[],
): Promise<void> {
  await store.meta.set(listKey, JSON.stringify(list));
}

/** Every feed of the site, including removed ones; without its list until something has polled. */
export async function knownFeeds(store: Pick<Store, 'feedEdits' | 'meta'>): Promise<KnownFeed[]> {
  const kept = await store.meta.get(listKey);
  const list = kept === undefined ? [] : keptList.parse(JSON.parse(kept));
  return withEdits(list, await store.feedEdits.all());
}
