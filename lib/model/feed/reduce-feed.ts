// The feed of one tab as a pure reducer. Protects: no event twice, none lost, no loader that never
// ends, and an answer to a load that a refresh has overtaken changes nothing.
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

/** Pages in a row that bring nothing new before a list counts as ended: no loader runs for ever. */
export const emptyPagesMost = 30;

/** What of a list outlives its page: all that it shows, and where it goes on. */
export type LeftFeed<E> = Omit<
  Feed<E>,
  'refresh_id' | 'refreshed_at' | 'renewed_at' | 'loading' | 'failed' | 'outdated' | 'emptyPages'
> & { refreshed_at: number };

/** Undefined for a list without a first page, and for one whose order holds no longer. */
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
  /** A stored page for a tab that has none yet; a load under way goes on. */
  | { type: 'restored'; page: FeedPage<E>; at: number }
  /** The list as it was left for another page, in the place of what came with this one. */
  | { type: 'resumed'; list: LeftFeed<E>; now: number }
  | { type: 'removed'; id: string }
  /** Made otherwise from now on: what is there stays until the next refresh takes its place. */
  | { type: 'outdated' }
  | { type: 'cleared' };

/** A refresh may start at any time; another load only when it is due or repeats the one that failed. */
export function mayStart(feed: Feed<unknown>, load: FeedLoad, infinite: boolean): boolean {
  if (load === 'refresh') return true;
  return dueLoad({ ...feed, failed: undefined }, infinite) === load;
}

/** The feed of one tab after an action. Pure: time and ids come with the action. */
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
      // A load under way was asked for with less in the list: its answer would take this away.
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
      // A load under way was asked for in the order of before.
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
 * What of a refresh is newer than all that the list shows; undefined where nothing that it shows says its
 * time. The service leaves out what was shown, and lists are ranked by more than time: what else it
 * brings is the next page, which would put the freshest news under older ones. A date that is still to
 * come says nothing.
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
 * What is newer is put on top of what the list shows, which stays. Only where the whole page is newer,
 * more may have come than it holds, and where another selection was asked for, the list starts anew.
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
 * The live list starts anew. With more live results to come the history is cleared; otherwise what
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
    // An event that is live again is history no more.
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

/** A list goes on only if its cursor moved: a service that repeats itself has ended. */
function goesOn(page: FeedPage<unknown>, asked: string, emptyPages: number): boolean {
  const moved = page.next_cursor !== '' && page.next_cursor !== asked;
  return page.has_more && moved && emptyPages < emptyPagesMost;
}
