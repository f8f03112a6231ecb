// What the newsroom keeps for programs and for a reader's several devices. Times are milliseconds.
import type { AccessToken } from '@/lib/contract';
import type { Cursor, Owner, Page, Reading } from './listing';
import type { StoredEvent } from '@/lib/newsroom/types';

export type StoredToken = AccessToken & { owner: Owner };

export interface TokenStore {
  /** Newest first. */
  of(owner: Owner): Promise<AccessToken[]>;
  /**
   * False, and nothing changed, when the owner has `most` already. `digest`: what is kept of it. One
   * of the owner that has this id ends.
   */
  add(token: StoredToken, digest: string, most: number): Promise<boolean>;
  remove(owner: Owner, id: string): Promise<void>;
  find(digest: string): Promise<StoredToken | undefined>;
  /** Remembers the use, to the minute. */
  touch(id: string, now: number): Promise<void>;
}

export interface RemoteValueStore {
  get(owner: Owner, key: string): Promise<{ value: string; updated_at: number } | undefined>;
  /** An empty value forgets the key. Answers what is full, and nothing was changed then. */
  set(
    owner: Owner,
    entry: { key: string; value: string },
    most: { keys: number; bytes: number },
    now: number,
  ): Promise<'keys' | 'bytes' | undefined>;
  /** Forgets a key, or every key that begins so; how many went. */
  forget(owner: Owner, which: { key?: string; prefix?: string }): Promise<number>;
}

export interface ReadingTimerStore {
  /**
   * Keeps what a timer has measured, once for each timer: the longest that was told. Of more than
   * `most` timers of a reader the oldest goes. Answers what is kept, and was before.
   */
  beat(
    owner: Owner,
    timer: string,
    duration: number,
    most: number,
    now: number,
  ): Promise<{ before: number; duration: number }>;
  /** Removes timers that nobody beat since; how many went. */
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
  /** Leaves out what is read (`read`), or all else. */
  without?: readonly ('read' | 'starred' | 'liked')[];
  only?: 'read' | 'starred' | 'liked';
  /** Written at or after, and before, these times. */
  since?: number;
  until?: number;
  oldestFirst?: boolean;
  cursor?: Cursor;
  limit: number;
};

export interface StreamStore {
  /** Live events without what does not interest the reader, by the time they have in the list. */
  page(query: StreamQuery): Promise<Page<StoredEvent>>;
  /** Unread events of a stream, counted up to `most`, and when the newest was written. */
  unread(
    query: Pick<StreamQuery, 'owner' | 'of' | 'reading'>,
    most: number,
  ): Promise<{ count: number; newest: number }>;
  /**
   * Everything unread of a stream that was written until then counts as read: the newest 5,000. Of
   * one reader each `marked_at` stands for one such call.
   */
  markAllRead(
    query: Pick<StreamQuery, 'owner' | 'of'>,
    until: number,
    now: number,
  ): Promise<{ count: number; marked_at: number }>;
  /** Unread again: what a call has marked; how many those are. */
  unmark(owner: Owner, marked_at: number): Promise<number>;
  /** Those that are live, in the version that is there. */
  setRead(owner: Owner, eventIds: readonly string[], now: number): Promise<void>;
  setUnread(owner: Owner, eventIds: readonly string[]): Promise<void>;
  /** The numbers of events, each made of the id and kept so that it leads back. */
  number(eventIds: readonly string[]): Promise<Map<string, number>>;
  /** The events that have these numbers, as far as any was told. */
  numbered(numbers: readonly number[]): Promise<Map<number, string>>;
  /** The followed topic that an event is in, of those that are in any. */
  topicsOf(owner: Owner, eventIds: readonly string[]): Promise<Map<string, string>>;
  /** Events of topics, each once, newest first: of those a reader follows, or of these. */
  ofTopics(query: {
    topics: Owner | readonly string[];
    owner?: Owner;
    cursor?: Cursor;
    limit: number;
  }): Promise<Page<StoredEvent>>;
}
