// What the newsroom stores for programs and for a reader's several devices. Times are milliseconds.
import type { AccessToken } from '@/lib/contract';
import type { Cursor, Owner, Page, Reading } from './listing';
import type { StoredEvent } from '@/lib/newsroom/types';

export type StoredToken = AccessToken & { owner: Owner };

export interface TokenStore {
  /** Newest first. */
  of(owner: Owner): Promise<AccessToken[]>;
  /**
   * False, and nothing changed, when the owner has `most` already. `digest` is what is stored of
   * the token. The owner's token with the same id is replaced.
   */
  add(token: StoredToken, digest: string, most: number): Promise<boolean>;
  remove(owner: Owner, id: string): Promise<void>;
  find(digest: string): Promise<StoredToken | undefined>;
  /** Records the use, to the minute. */
  touch(id: string, now: number): Promise<void>;
}

export interface RemoteValueStore {
  get(owner: Owner, key: string): Promise<{ value: string; updated_at: number } | undefined>;
  /** An empty value deletes the key. Returns which limit is reached; nothing was changed then. */
  set(
    owner: Owner,
    entry: { key: string; value: string },
    most: { keys: number; bytes: number },
    now: number,
  ): Promise<'keys' | 'bytes' | undefined>;
  /** Deletes a key, or every key with a prefix, and returns how many. */
  forget(owner: Owner, which: { key?: string; prefix?: string }): Promise<number>;
}

export interface ReadingTimerStore {
  /**
   * Stores a timer's duration: the longest that was reported. When a reader has more than `most`
   * timers, the oldest are deleted. Returns the stored duration and the one before.
   */
  beat(
    owner: Owner,
    timer: string,
    duration: number,
    most: number,
    now: number,
  ): Promise<{ before: number; duration: number }>;
  /** Deletes timers not updated since `before`, and returns how many. */
  sweep(before: number, limit: number): Promise<number>;
}

/** A list of events as reader apps see it: a tab, a topic, or what a reader did. */
export type StreamOf =
  | { kind: 'tab'; tab: string }
  | { kind: 'topic'; id: string }
  /** Of all topics that the reader follows. */
  | { kind: 'followed' }
  | { kind: 'starred' }
  | { kind: 'liked' }
  | { kind: 'read' };

export type StreamQuery = {
  owner: Owner;
  of: StreamOf;
  reading: Reading;
  /** Leaves out events that are read (`read`), starred or liked. */
  without?: readonly ('read' | 'starred' | 'liked')[];
  only?: 'read' | 'starred' | 'liked';
  /** Written at or after `since` and before `until`. */
  since?: number;
  until?: number;
  oldestFirst?: boolean;
  cursor?: Cursor;
  limit: number;
};

export interface StreamStore {
  /** Live events without those the reader is not interested in, by their time in the list. */
  page(query: StreamQuery): Promise<Page<StoredEvent>>;
  /** Unread events of a stream, counted up to `most`, and when the newest was written. */
  unread(
    query: Pick<StreamQuery, 'owner' | 'of' | 'reading'>,
    most: number,
  ): Promise<{ count: number; newest: number }>;
  /**
   * Marks as read all unread events of a stream that were written up to `until`: the newest 5,000.
   * `marked_at` is unique for each such call of a reader.
   */
  markAllRead(
    query: Pick<StreamQuery, 'owner' | 'of'>,
    until: number,
    now: number,
  ): Promise<{ count: number; marked_at: number }>;
  /** Undoes what one `markAllRead` call marked, and returns how many events that were. */
  unmark(owner: Owner, marked_at: number): Promise<number>;
  /** Marks the live ones as read, in their current version. */
  setRead(owner: Owner, eventIds: readonly string[], now: number): Promise<void>;
  setUnread(owner: Owner, eventIds: readonly string[]): Promise<void>;
  /** The numbers of events, derived from their ids and stored so that they lead back. */
  number(eventIds: readonly string[]): Promise<Map<string, number>>;
  /** The events with these numbers, as far as they were given out. */
  numbered(numbers: readonly number[]): Promise<Map<number, string>>;
  /** For each event that is in a followed topic, that topic. */
  topicsOf(owner: Owner, eventIds: readonly string[]): Promise<Map<string, string>>;
  /** Events of topics, each once, newest first: of all topics a reader follows, or of these. */
  ofTopics(query: {
    topics: Owner | readonly string[];
    owner?: Owner;
    cursor?: Cursor;
    limit: number;
  }): Promise<Page<StoredEvent>>;
}
