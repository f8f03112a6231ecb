// The calls that fill the feed of a tab. The rules are in `lib/model/feed/reduce-feed.ts`; here is only
// who asks the service, when, and what happens to the answer. Comes when the page is idle, or with the
// first thing that is to happen to a list.
import { atom } from 'jotai';
import { isOnline } from '@/lib/browser/online';
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

/** Lets something happen to the feed of a tab. */
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
  // A list that stays on the page says itself, in its own row, that a load failed; that there is no
  // network a line over it says.
  const quiet = load !== 'refresh' || feed.events.length === 0 || !isOnline();
  const options = { signal, quiet };
  const wanted = {
    ...(expand ? { expand_categories: true } : {}),
    ...(newsLanguage === 'all' ? { news_language: newsLanguage } : {}),
  };
  // What begins anew leaves nothing out.
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
 * Loads into a tab: anew, more live events, or history. Resolves with whether anything was loaded;
 * a failure leaves the list as it is and resolves false. A refresh cancels what is in flight.
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
      // What was asked for before anything stood here leaves nothing out.
      const whole = selection === true || feed.events.length === 0;
      const answer = { load, refresh_id, page, now, infinite, selection: whole };
      set(dispatchAtom, tab, { type: 'loaded', ...answer });
      const taken = get(feedAtom(tab)).refresh_id === refresh_id;
      if (taken) set(trustFreshAtom, page.events);
      // A list that stayed as it was stays as it is stored, too.
      const isNew = get(feedAtom(tab)).events !== feed.events;
      if (taken && load === 'refresh' && isNew) await set(storeListAtom, tab);
      return taken;
    } catch {
      // The client has told the reader what went wrong, or the row of the list does.
      set(dispatchAtom, tab, { type: 'failed', load, refresh_id });
      return false;
    }
  },
);

/**
 * The refresh that a reader asks for: told when it is done, and whether there was anything new, at the
 * top of the list. With `selection` other events than those on the page are asked for.
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

/** Takes an event that is no longer available out of a tab, as it is and as it is stored. */
export const removeEntryAtom = atom(null, async (_get, set, id: string, tab: string) => {
  set(dispatchAtom, tab, { type: 'removed', id });
  const stored = await import('@/lib/browser/list-cache').catch(() => undefined);
  stored?.forgetEvent(tab, id);
});

/** Empties these lists, or every one, and cancels what is in flight. */
export const clearFeedsAtom = atom(null, (get, set, tabs?: readonly string[]) => {
  for (const key of tabs ?? get(tabsAtom).map((tab) => tab.key)) {
    get(inFlightAtom(key))?.abort();
    set(dispatchAtom, key, { type: 'cleared' });
  }
});
