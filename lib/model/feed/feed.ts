// The feed of one tab: live events, the history below them, and the one load in progress, if any.
// This is what the first screen needs; what happens after that is in `reduce-feed.ts`.
import { staleMs } from '../limits/feed';

/** What determines an event's place; one without a time counts as new. */
export type Listed = { id: string; release_time?: number };

export type FeedPage<E> = {
  events: E[];
  has_more: boolean;
  session_end: boolean;
  session_id: string;
  next_cursor: string;
};

export type FeedLoad = 'refresh' | 'more' | 'history';

export type Feed<E> = FeedPage<E> & {
  history_events: E[];
  history_has_more: boolean;
  history_cursor: string;
  /** Event id → the session to report with feedback on it. */
  sessions: Record<string, string>;
  /** Identifies the current refresh; it wraps, so it is compared for equality only. */
  refresh_id: number;
  /** Milliseconds; undefined until the first page has loaded. */
  refreshed_at?: number;
  /** When a refresh last changed the list: one that finds nothing new leaves the reader's place. */
  renewed_at?: number;
  loading?: FeedLoad;
  /** The last failed load that was not retried yet. */
  failed?: FeedLoad;
  /** Its order is outdated, as after changed interests: the next refresh starts it over. */
  outdated?: boolean;
  /** Consecutive pages without anything new. */
  emptyPages: number;
};

export const emptyFeed: Feed<never> = {
  events: [],
  has_more: false,
  session_end: false,
  session_id: '',
  next_cursor: '',
  history_events: [],
  history_has_more: true,
  history_cursor: '',
  sessions: {},
  refresh_id: 0,
  emptyPages: 0,
};

/** The feed after a server-rendered first page: the same as if the browser had loaded it. */
export function feedOf<E extends Listed>(page: FeedPage<E>, now: number): Feed<E> {
  const sessions = Object.fromEntries(page.events.map(({ id }) => [id, page.session_id]));
  const has_more = page.has_more && page.next_cursor !== '';
  const events = unseen(page.events, []);
  const times = { refreshed_at: now, renewed_at: now };
  return { ...emptyFeed, ...page, events, has_more, sessions, refresh_id: 1, ...times };
}

/** "Never refreshed, or last refreshed more than 30 minutes ago", or with an outdated order. */
export function isStale({ refreshed_at, outdated }: Feed<unknown>, now: number): boolean {
  return refreshed_at === undefined || outdated === true || now - refreshed_at > staleMs;
}

/** The unknown events, each once. */
export function unseen<E extends { id: string }>(events: readonly E[], known: readonly E[]): E[] {
  const ids = new Set(known.map((event) => event.id));
  return events.filter(({ id }) => !ids.has(id) && ids.add(id));
}
