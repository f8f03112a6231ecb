// One page of the live list for one reader: the recommend tab in the order of their interests,
// unless they turned that off; with "expand categories", a tab continues with the news of the
// others at its end.
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

/**
 * The prefix of cursors for a list that continues with other tabs; no cursor of the store has it.
 */
const beyond = '~';

/**
 * Whose interests order the list: the user's, else those that were chosen on this device before
 * signing in. Undefined without any, or when the reader turned it off.
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
 * A page of a tab for this reader; with `expand`, a tab continues with the news of the others at
 * its end.
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

/**
 * The position of an event in a tab for this reader, or in the first tab where this one does not
 * have it.
 */
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
