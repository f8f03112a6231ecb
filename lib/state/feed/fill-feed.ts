// The calls that fill a tab's feed. The rules are in `lib/model/feed/reduce-feed.ts`; this file
// calls the service and applies the answers. Loaded when the page is idle, or on the first action
// on a list.
import { atom } from 'jotai';
import { isOnline } from '@/lib/browser/offline/online';
import type { Call } from '@/lib/client/create-client';
import type { EventPage } from '@/lib/contract';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { Feed, FeedLoad, FeedPage } from '@/lib/model/feed/feed';
import { mayStart, reduceFeed, type FeedAction } from '@/lib/model/feed/reduce-feed';
import type { Settings } from '@/lib/model/settings';
import { historyPageSize } from '@/lib/model/limits/feed';
import { feedAtom } from './feed';
import { trustFreshAtom } from './fresh-marks';
import { notifyAtom } from '../page/notices';
import { ofEach } from '../page/of-each';
import { callAtom } from '../page/service';
import { settingsAtom } from '../page/settings';
import { storeListAtom } from './store-list';
import { tabsAtom } from './tabs';
import { goToTopAtom } from './to-top';

const inFlightAtom = ofEach(() => atom<AbortController | undefined>(undefined));

/** Applies an action to a tab's feed. */
export const dispatchAtom = atom(null, (get, set, tab: string, action: FeedAction<FeedEntry>) => {
  set(feedAtom(tab), reduceFeed(get(feedAtom(tab)), action));
});

type Ask = {
  tab: string;
  load: FeedLoad;
  feed: Feed<FeedEntry>;
  expand: boolean;
  newsLanguage: Settings['newsLanguage'];
  signal: AbortSignal;
};

async function askPage(
  call: Call,
  { tab, load, feed, expand, newsLanguage, signal }: Ask,
): Promise<EventPage> {
  // A list that stays on the page reports a failed load in a row of its own; being offline is
  // reported by a line above it.
  const quiet = load !== 'refresh' || feed.events.length === 0 || !isOnline();
  const options = { signal, quiet };
  const wanted = {
    ...(expand ? { expand_categories: true } : {}),
    ...(newsLanguage === 'all' ? { news_language: newsLanguage } : {}),
  };
  // A list that starts over excludes no events.
  const left = feed.outdated ? [] : [...feed.events, ...feed.history_events];
  const shown = left.map(({ id }) => id);
  const { data } =
    load === 'history'
      ? await call(
          'ListDisplayedEvents',
          { tab, cursor: feed.history_cursor, limit: historyPageSize },
          options,
        )
      : await call(
          'ListEvents',
          load === 'more'
            ? { tab, cursor: feed.next_cursor, ...wanted }
            : { tab, cursor: '', displayed_event_ids: shown.slice(0, 200), ...wanted },
          options,
        );
  if (!data) throw new Error(`The list of ${tab} came without data.`);
  return data;
}

/**
 * Loads a tab: a fresh start, newer live events, or history. Resolves with whether anything was
 * loaded; a failure leaves the list as it is and resolves false. A refresh cancels requests in
 * flight.
 */
export const fillFeedAtom = atom(
  null,
  async (get, set, tab: string, load: FeedLoad, selection?: boolean): Promise<boolean> => {
    const { infiniteScroll: infinite, expandCategories: expand, newsLanguage } = get(settingsAtom);
    const feed = get(feedAtom(tab));
    if (!mayStart(feed, load, infinite)) return false;
    get(inFlightAtom(tab))?.abort();
    const controller = new AbortController();
    set(inFlightAtom(tab), controller);
    set(dispatchAtom, tab, { type: 'started', load });
    const { refresh_id } = get(feedAtom(tab));
    try {
      const { signal } = controller;
      const { events, ...rest } = await askPage(set(callAtom), {
        ...{ tab, load, feed, expand, newsLanguage, signal },
      });
      const { toEntry } = await import('@/lib/model/feed/to-entry');
      const page: FeedPage<FeedEntry> = { ...rest, events: events.map(toEntry) };
      const now = Date.now();
      // A request made while the list was empty excludes no events.
      const whole = selection === true || feed.events.length === 0;
      const answer = { load, refresh_id, page, now, infinite, selection: whole };
      set(dispatchAtom, tab, { type: 'loaded', ...answer });
      const taken = get(feedAtom(tab)).refresh_id === refresh_id;
      if (taken) set(trustFreshAtom, page.events);
      // A list that did not change is not stored again.
      const isNew = get(feedAtom(tab)).events !== feed.events;
      if (taken && load === 'refresh' && isNew) await set(storeListAtom, tab);
      return taken;
    } catch {
      // The client, or the list's own row, has told the reader what went wrong.
      set(dispatchAtom, tab, { type: 'failed', load, refresh_id });
      return false;
    }
  },
);

/**
 * A refresh by the reader: reports at the top of the list when it is done, and whether there was
 * anything new. With `selection`, other events than those on the page are requested.
 */
export const renewFeedAtom = atom(
  null,
  async (get, set, tab: string, selection?: boolean): Promise<void> => {
    const before = get(feedAtom(tab)).events;
    if (!(await set(fillFeedAtom, tab, 'refresh', selection))) return;
    const stayed = before.length > 0 && get(feedAtom(tab)).events === before;
    if (stayed) set(goToTopAtom);
    set(notifyAtom, { key: stayed ? 'feed.upToDate' : 'feed.refreshed', tone: 'good' });
  },
);

/** Removes an event that is no longer available from a tab, and from its stored list. */
export const removeEntryAtom = atom(null, async (_get, set, id: string, tab: string) => {
  set(dispatchAtom, tab, { type: 'removed', id });
  const stored = await import('@/lib/browser/feed/list-cache').catch(() => undefined);
  stored?.forgetEvent(tab, id);
});

/** Empties these lists, or all of them, and cancels requests in flight. */
export const clearFeedsAtom = atom(null, (get, set, tabs?: readonly string[]) => {
  for (const key of tabs ?? get(tabsAtom).map((tab) => tab.key)) {
    get(inFlightAtom(key))?.abort();
    set(dispatchAtom, key, { type: 'cleared' });
  }
});
