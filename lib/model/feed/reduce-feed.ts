// The feed of one tab as a pure reducer. Protects: no event appears twice, none is lost, no loader
// runs forever, and an answer overtaken by a refresh changes nothing.
import { refreshIdModulus } from '../limits/feed';
import {
  emptyFeed,
  feedOf,
  unseen,
  type Feed,
  type FeedLoad,
  type FeedPage,
  type Listed,
} from './feed';
import { dueLoad } from './due-load';

/**
 * After this many consecutive pages without anything new a list counts as ended: no loader runs
 * forever.
 */
export const emptyPagesMost = 30;

/** The part of a list that outlives its page: its events, and where it continues. */
export type LeftFeed<E> = Omit<
  Feed<E>,
  'refresh_id' | 'refreshed_at' | 'renewed_at' | 'loading' | 'failed' | 'outdated' | 'emptyPages'
> & { refreshed_at: number };

/** Undefined for a list without a first page, and for one whose order is outdated. */
export function leftFeed<E>(feed: Feed<E>): LeftFeed<E> | undefined {
  const { events, has_more, session_end, session_id, next_cursor, sessions } = feed;
  const { history_events, history_has_more, history_cursor, refreshed_at } = feed;
  if (refreshed_at === undefined || feed.outdated) return undefined;
  return {
    ...{ events, has_more, session_end, session_id, next_cursor, sessions },
    ...{ history_events, history_has_more, history_cursor, refreshed_at },
  };
}

export type FeedAction<E> =
  | { type: 'started'; load: FeedLoad }
  | {
      type: 'loaded';
      load: FeedLoad;
      refresh_id: number;
      page: FeedPage<E>;
      now: number;
      infinite: boolean;
      /** The reader asked for other events, not for newer ones. */
      selection?: boolean;
    }
  | { type: 'failed'; load: FeedLoad; refresh_id: number }
  /** A stored page for a tab that has none yet; a load in progress goes on. */
  | { type: 'restored'; page: FeedPage<E>; at: number }
  /** The list as it was left for another page, replacing what came with this one. */
  | { type: 'resumed'; list: LeftFeed<E>; now: number }
  | { type: 'removed'; id: string }
  /** The order has changed: existing events stay until the next refresh replaces them. */
  | { type: 'outdated' }
  | { type: 'cleared' };

/**
 * A refresh may start at any time; another load only when it is due or retries the one that failed.
 */
export function mayStart(feed: Feed<unknown>, load: FeedLoad, infinite: boolean): boolean {
  if (load === 'refresh') return true;
  return dueLoad({ ...feed, failed: undefined }, infinite) === load;
}

/** The feed of one tab after an action. Pure: the action carries time and ids. */
export function reduceFeed<E extends Listed>(feed: Feed<E>, action: FeedAction<E>): Feed<E> {
  switch (action.type) {
    case 'started': {
      const overtakes = action.load === 'refresh' ? 1 : 0;
      const refresh_id = (feed.refresh_id + overtakes) % refreshIdModulus;
      return { ...feed, refresh_id, loading: action.load, failed: undefined };
    }
    case 'loaded': {
      if (!awaits(feed, action)) return feed;
      const isAnew = action.load === 'refresh' && feed.outdated;
      const before: Feed<E> = isAnew ? { ...emptyFeed, refresh_id: feed.refresh_id } : feed;
      const settled = { ...before, loading: undefined, failed: undefined };
      const sessions = { ...before.sessions };
      for (const { id } of action.page.events) sessions[id] = action.page.session_id;
      const next = { ...settled, sessions };
      if (action.load === 'refresh') return refreshed(next, action);
      return action.load === 'more' ? extended(next, action.page) : deepened(next, action.page);
    }
    case 'restored':
      return holdsNothing(feed) ? restored(feed, action) : feed;
    case 'resumed': {
      // A load in progress was requested with fewer events: its answer would remove the restored
      // ones.
      const refresh_id = (feed.refresh_id + 1) % refreshIdModulus;
      const { outdated } = feed;
      return { ...emptyFeed, ...action.list, refresh_id, outdated, renewed_at: action.now };
    }
    case 'failed':
      return awaits(feed, action) ? { ...feed, loading: undefined, failed: action.load } : feed;
    case 'removed': {
      const stays = (event: E) => event.id !== action.id;
      const { [action.id]: _gone, ...sessions } = feed.sessions;
      const { events, history_events } = feed;
      return {
        ...feed,
        sessions,
        events: events.filter(stays),
        history_events: history_events.filter(stays),
      };
    }
    case 'outdated': {
      // A load in progress was requested in the old order.
      const refresh_id = (feed.refresh_id + 1) % refreshIdModulus;
      return { ...feed, refresh_id, loading: undefined, outdated: true };
    }
    case 'cleared':
      return { ...emptyFeed, refresh_id: (feed.refresh_id + 1) % refreshIdModulus };
  }
}

function holdsNothing({ refreshed_at, events, history_events }: Feed<unknown>): boolean {
  return refreshed_at === undefined && events.length + history_events.length === 0;
}

function restored<E extends Listed>(
  feed: Feed<E>,
  { page, at }: { page: FeedPage<E>; at: number },
): Feed<E> {
  const { loading, refresh_id, outdated } = feed;
  return { ...feedOf(page, at), loading, refresh_id, outdated };
}

function awaits(feed: Feed<unknown>, answer: { load: FeedLoad; refresh_id: number }): boolean {
  return feed.loading === answer.load && feed.refresh_id === answer.refresh_id;
}

/**
 * The refreshed events that are newer than all on the page; undefined if no event on the page has a
 * time. The service leaves out events already shown, and lists are not ranked by time alone:
 * anything else it sends is the next page, which would end up above newer events. Dates in the
 * future are ignored.
 */
function newerThan<E extends Listed>(
  shown: readonly Listed[],
  fresh: readonly E[],
  now: number,
): E[] | undefined {
  const times = shown.flatMap(({ release_time = now }) => (release_time < now ? release_time : []));
  if (times.length === 0) return undefined;
  const newest = Math.max(...times);
  return fresh.filter(({ release_time = Infinity }) => release_time > newest);
}

type Refresh<E> = { page: FeedPage<E>; now: number; infinite: boolean; selection?: boolean };

/**
 * Newer events are put on top of the existing ones, which stay. Only if the whole page is newer, so
 * that there may be more, or if another selection was requested, does the list start over.
 */
function refreshed<E extends Listed>(feed: Feed<E>, answer: Refresh<E>): Feed<E> {
  const { page, now, selection = false } = answer;
  const shown = [...feed.events, ...feed.history_events];
  const newer = selection ? undefined : newerThan(feed.events, unseen(page.events, shown), now);
  if (newer?.length === 0) return { ...feed, refreshed_at: now };
  if (!newer || newer.length === page.events.length) return renewed(feed, answer);
  const events = [...newer, ...feed.events];
  return { ...feed, events, refreshed_at: now, renewed_at: now };
}

/**
 * The live list starts over. If more live results follow, the history is cleared; otherwise what
 * the reader had on the page becomes history at once, and the service's own history follows it.
 */
function renewed<E extends Listed>(feed: Feed<E>, { page, now, infinite }: Refresh<E>): Feed<E> {
  const events = unseen(page.events, []);
  const has_more = page.has_more && page.next_cursor !== '';
  const before = infinite && has_more ? [] : [...feed.events, ...feed.history_events];
  return {
    ...feed,
    ...page,
    events,
    has_more,
    history_events: unseen(before, events),
    history_has_more: true,
    history_cursor: '',
    refreshed_at: now,
    renewed_at: now,
    emptyPages: 0,
  };
}

function extended<E extends { id: string }>(feed: Feed<E>, page: FeedPage<E>): Feed<E> {
  const fresh = unseen(page.events, feed.events);
  const emptyPages = fresh.length > 0 ? 0 : feed.emptyPages + 1;
  return {
    ...feed,
    ...page,
    events: [...feed.events, ...fresh],
    // An event that is live again is removed from the history.
    history_events: unseen(feed.history_events, fresh),
    has_more: goesOn(page, feed.next_cursor, emptyPages),
    emptyPages,
  };
}

function deepened<E extends { id: string }>(feed: Feed<E>, page: FeedPage<E>): Feed<E> {
  const fresh = unseen(page.events, [...feed.events, ...feed.history_events]);
  const emptyPages = fresh.length > 0 ? 0 : feed.emptyPages + 1;
  return {
    ...feed,
    history_events: [...feed.history_events, ...fresh],
    history_has_more: goesOn(page, feed.history_cursor, emptyPages),
    history_cursor: page.next_cursor,
    emptyPages,
  };
}

/** A list continues only if its cursor moved: a service that repeats itself has ended. */
function goesOn(page: FeedPage<unknown>, asked: string, emptyPages: number): boolean {
  const moved = page.next_cursor !== '' && page.next_cursor !== asked;
  return page.has_more && moved && emptyPages < emptyPagesMost;
}
