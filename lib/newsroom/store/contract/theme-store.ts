// What custom themes need from the database. Times are milliseconds since 1970.
import type { DeepMindRun, ThemeReport } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import type { Cursor, Owner, Page } from './listing';

/** What a theme looks for; an empty list of publishers or languages means all. */
export type ThemeDefinition = {
  keywords: string[];
  excluded: string[];
  sources: string[];
  languages: Language[];
};

export type StoredTheme = {
  id: string;
  owner: Owner;
  name: string;
  definition: ThemeDefinition;
  shared: boolean;
  taken_down: boolean;
  /**
   * Whether others can find it: it is shared, neither deleted nor taken down, and its owner not
   * banned.
   */
  listed?: boolean;
  follow_count: number;
  created_at: number;
  updated_at: number;
  deleted_at?: number;
};

/**
 * A feed address that readers added and the state of its polling: one row, however many added it.
 */
export type OwnFeed = {
  id: string;
  url: string;
  title: string;
  etag?: string;
  last_modified?: string;
  next_poll_at: number;
  failures: number;
  last_ok_at?: number;
  last_error?: string;
};

/** An item of such a feed: never an event, and shown only to readers who added the address. */
export type OwnFeedItem = {
  id: string;
  feed_id: string;
  published_at: number;
  title: string;
  teaser: string;
  link: string;
  source: string;
  lang: Language;
};

export type StoredRun = {
  id: string;
  owner: Owner;
  theme_id: string;
  question: string;
  lang: Language;
  state: DeepMindRun['state'];
  saved: boolean;
  tries: number;
  lease_until: number;
  steps: DeepMindRun['steps'];
  report?: ThemeReport;
  created_at: number;
  ended_at?: number;
};

export interface ThemeStore {
  /**
   * Call inside an open transaction before checking a reader against a limit: until it ends, other
   * callers for this reader wait.
   */
  takeTurn(owner: Owner): Promise<void>;
  /** Also a deleted one, as long as it can be restored. */
  get(id: string): Promise<StoredTheme | undefined>;
  /** False, and nothing written, when the owner has `most` already. */
  create(theme: StoredTheme, most: number): Promise<boolean>;
  change(
    id: string,
    change: Partial<Pick<StoredTheme, 'name' | 'definition' | 'shared'>>,
    now: number,
  ): Promise<void>;
  /** Deletes, or with undefined restores. */
  setDeleted(id: string, at: number | undefined): Promise<void>;
  /** For operators: removes it from the square and from its followers. False when unknown. */
  takeDown(id: string, down?: boolean): Promise<boolean>;
  /** The newest first, without deleted ones. */
  of(owner: Owner): Promise<StoredTheme[]>;
  /** Themes that a reader follows and that are still shared, most recently followed first. */
  followed(owner: Owner): Promise<StoredTheme[]>;
  follows(owner: Owner, ids: readonly string[]): Promise<Set<string>>;
  /** Idempotent. */
  setFollowed(owner: Owner, id: string, followed: boolean, now: number): Promise<void>;
  /** Shared themes, the most followed first. */
  square(cursor: Cursor | undefined, limit: number): Promise<Page<StoredTheme>>;
  /** Themes that operators took down and that are not deleted, the most followed first. */
  takenDown(cursor: Cursor | undefined, limit: number): Promise<Page<StoredTheme>>;

  /** Addresses of a theme, in the order in which they were added. */
  feedsOf(themeId: string): Promise<(OwnFeed & { address: string })[]>;
  /** Addresses in all of a reader's themes, each once; without those of deleted themes. */
  feedIds(owner: Owner): Promise<string[]>;
  addFeed(
    theme: Pick<StoredTheme, 'id' | 'owner'>,
    feed: { id: string; url: string; address: string },
    now: number,
  ): Promise<void>;
  removeFeed(themeId: string, feedId: string): Promise<void>;
  /** Items of these addresses before a place, newest first. */
  items(
    feedIds: readonly string[],
    before: { time: number; id: string } | undefined,
    limit: number,
  ): Promise<OwnFeedItem[]>;
  /** Addresses due for polling, those waiting longest first. */
  dueFeeds(now: number, limit: number): Promise<OwnFeed[]>;
  saveFeed(feed: OwnFeed): Promise<void>;
  /** Adds new items, and keeps the newest `most` in all. */
  saveItems(feedId: string, items: readonly OwnFeedItem[], most: number): Promise<void>;
  /** The page at `from` links to the feed at `to`: everyone who added the one now has the other. */
  moveFeed(from: string, to: Pick<OwnFeed, 'id' | 'url'>): Promise<void>;
  /**
   * Deletes what nobody needs any more: themes deleted before a time, unused addresses and items,
   * old runs. A reader's saved run survives the theme of another reader.
   */
  sweep(before: { deleted: number; runs: number }): Promise<void>;

  readonly runs: {
    get(owner: Owner, id: string): Promise<StoredRun | undefined>;
    /** The newest few, newest first. */
    of(owner: Owner, themeId: string): Promise<StoredRun[]>;
    /** False when the reader has an unfinished run. */
    begin(run: StoredRun): Promise<boolean>;
    /** Claims a run that nobody works on: true for one caller only. */
    claim(id: string, now: number, leaseUntil: number): Promise<StoredRun | undefined>;
    /** Unfinished runs that nobody works on. */
    waiting(now: number, limit: number): Promise<string[]>;
    /** Stores progress; false when the run was stopped or deleted meanwhile. */
    progress(
      id: string,
      run: Pick<StoredRun, 'steps' | 'report' | 'lease_until'>,
    ): Promise<boolean>;
    /** Ends an unfinished run; what it found is kept. */
    end(id: string, state: 'done' | 'stopped' | 'failed', now: number): Promise<boolean>;
    setSaved(owner: Owner, id: string, saved: boolean): Promise<void>;
    remove(owner: Owner, id: string): Promise<void>;
  };
}
