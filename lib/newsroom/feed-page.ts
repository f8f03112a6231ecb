// One page of the live list as one reader gets it: the recommend tab in the order of their
// interests, unless they turned that off, and a tab with "expand categories" goes on with the news
// of the others when its own has run out.
import type { Identity } from '@/lib/contract/identity';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { ownerOf } from './owner';
import type { EventPlace, Owner, Page, Reading, Store } from './store/contract/store';
import type { StoredEvent } from './types';

export type FeedQuery = {
  tab: string;
  cursor: string | undefined;
  limit: number;
  without: readonly string[];
  expand: boolean;
  reading: Reading;
};

/** Begins the cursors of a list that has gone on to other tabs; no cursor of the store holds it. */
const beyond = '~';

/**
 * Whose interests order the list: the user's, else those that were chosen on this device before
 * anybody signed in. Undefined when there are none, or the reader wants none of it.
 */
async function tasteOf(store: Store, { user, device }: Identity): Promise<Owner | undefined> {
  const owners: Owner[] = [];
  if (user) owners.push(`u:${user}`);
  if (device) owners.push(`d:${device}`);
  for (const owner of owners) {
    const { initialized, personalized } = await store.interests.setting(owner);
    if (!personalized) return undefined;
    if (initialized) return owner;
  }
  return undefined;
}

async function ownPage(store: Store, identity: Identity, query: FeedQuery) {
  const { tab, cursor, limit, without, reading } = query;
  const owner = ownerOf(identity);
  const taste = tab === defaultTabKey ? await tasteOf(store, identity) : undefined;
  if (taste && owner)
    return store.interests.page({ taste, owner, cursor, limit, without, reading });
  return store.events.page({ tab, cursor, limit, without, owner, reading });
}

/**
 * A page of a tab as this reader has it; with `expand` a tab that has run out goes on with the
 * news of the others.
 */
export async function feedPage(
  store: Store,
  identity: Identity,
  query: FeedQuery,
): Promise<Page<StoredEvent>> {
  const { tab, cursor, limit, without, expand, reading } = query;
  const own = cursor?.startsWith(beyond)
    ? { items: [], next: undefined }
    : await ownPage(store, identity, query);
  if (!expand || tab === defaultTabKey || own.next !== undefined) return own;
  const room = limit - own.items.length;
  if (room === 0) return { items: own.items, next: beyond };
  const more = await store.events.page({
    tab: defaultTabKey,
    outside: tab,
    cursor: cursor?.startsWith(beyond) ? cursor.slice(beyond.length) || undefined : undefined,
    limit: room,
    without,
    owner: ownerOf(identity),
    reading,
  });
  return {
    items: [...own.items, ...more.items],
    next: more.next && beyond + more.next,
  };
}

/** Where an event stands in a tab for this reader, or in the first one where the tab has it not. */
export async function placeInTab(
  store: Store,
  identity: Identity,
  { tab, id, reading }: { tab: string; id: string; reading: Reading },
): Promise<(EventPlace & { tab: string }) | undefined> {
  const owner = ownerOf(identity);
  const taste = owner && (await tasteOf(store, identity));
  for (const one of new Set([tab, defaultTabKey])) {
    const place = await store.interests.placeOf({ tab: one, id, owner, taste, reading });
    if (place) return { ...place, tab: one };
  }
  return undefined;
}
