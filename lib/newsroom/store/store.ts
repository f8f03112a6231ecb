// What the newsroom asks of its database, whichever engine answers. Handlers, ingest and the
// clusterer know this interface only; SQL lives behind it.
import type { Language } from '@/lib/model/languages';
import type { Article, FeedSource, StoredEvent } from '../types';

/** A reader's private rows hang on a user (`u:…`) or, for a guest, on a device (`d:…`). */
export type Owner = `u:${string}` | `d:${string}`;

/** Opaque to callers: where the next page begins. It survives inserts, deletes and new versions. */
export type Cursor = string;

export type Page<T> = { items: T[]; next?: Cursor };

/** What one reader did to one event. */
export type ReaderMark = { read_version?: string; liked: boolean; collected: boolean };

/** Which event an operation could not find is not an error: it is skipped and not counted. */
export interface EventStore {
  get(id: string): Promise<StoredEvent | undefined>;
  getMany(ids: readonly string[]): Promise<StoredEvent[]>;
  /** Live events of a tab by rank, newest first, without `without` and without taken-down ones. */
  page(query: {
    tab: string;
    cursor?: Cursor;
    limit: number;
    without?: readonly string[];
  }): Promise<Page<StoredEvent>>;
  /** Writes the version, its tabs, its search rows and its reference hosts; likes are kept. */
  save(event: StoredEvent): Promise<void>;
  takeDown(id: string): Promise<boolean>;
  /** Whether any stored reference points to this host: what `/icon/{host}` may fetch. */
  knowsHost(host: string): Promise<boolean>;
  count(): Promise<number>;
}

export interface ReaderStore {
  marks(owner: Owner, eventIds: readonly string[]): Promise<Map<string, ReaderMark>>;
  /** Without a version the current one counts as read. False when the event is unknown. */
  markRead(
    owner: Owner,
    eventId: string,
    version: string | undefined,
    now: number,
  ): Promise<boolean>;
  /** A like is a row, the count is kept beside it in the same transaction; repeating is harmless. */
  setLiked(owner: Owner, eventIds: readonly string[], liked: boolean, now: number): Promise<void>;
  setCollected(
    owner: Owner,
    eventIds: readonly string[],
    collected: boolean,
    now: number,
  ): Promise<void>;
  /** Remembers what a reader was shown in a tab; the history list reads it back, newest first. */
  addShown(owner: Owner, tab: string, eventIds: readonly string[], now: number): Promise<void>;
  shown(
    owner: Owner,
    tab: string,
    cursor: Cursor | undefined,
    limit: number,
  ): Promise<Page<StoredEvent>>;
  saveDeviceSettings(
    device: string,
    settings: { language: string; device_language: string },
    now: number,
  ): Promise<void>;
  deviceSettings(
    device: string,
  ): Promise<{ language: string; device_language: string } | undefined>;
}

export type FeedState = FeedSource & {
  id: string;
  etag?: string;
  last_modified?: string;
  /** When it may be polled next, milliseconds. */
  next_poll_at: number;
  failures: number;
  last_ok_at?: number;
  last_error?: string;
};

export interface FeedStore {
  all(): Promise<FeedState[]>;
  save(feed: FeedState): Promise<void>;
}

export interface ArticleStore {
  /** Which of these ids are stored already. */
  known(ids: readonly string[]): Promise<Set<string>>;
  save(article: Article): Promise<void>;
  /** The articles of one event, oldest first. */
  ofEvent(eventId: string): Promise<Article[]>;
  count(): Promise<number>;
}

/** A hit of the full-text search, newest first. */
export type SearchHit = { event_id: string; rank_time: number };

export interface SearchStore {
  /** Events that hold every word of the query in any language; `ranked` orders by relevance. */
  events(query: {
    text: string;
    lang?: Language;
    limit: number;
    since?: number;
    until?: number;
    ranked?: boolean;
  }): Promise<SearchHit[]>;
}

export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly events: EventStore;
  readonly readers: ReaderStore;
  readonly feeds: FeedStore;
  readonly articles: ArticleStore;
  readonly search: SearchStore;
  /** A small value under a name: versions, flags, cursors of background work. */
  readonly meta: {
    get(key: string): Promise<string | undefined>;
    set(key: string, value: string): Promise<void>;
  };
  /** All or nothing. Nested calls join the outer transaction. */
  transaction<T>(run: (store: Store) => Promise<T>): Promise<T>;
  /** Runs while nobody else holds this name in this database (ingest, migrations); undefined when taken. */
  exclusively<T>(name: string, run: () => Promise<T>): Promise<T | undefined>;
  /** Throws when the database does not answer: readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
