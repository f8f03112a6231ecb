// What custom themes ask of the database. Times are milliseconds since 1970.
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
  /** Others find it: it is shared, neither deleted nor taken down, and its owner is not banned. */
  listed?: boolean;
  follow_count: number;
  created_at: number;
  updated_at: number;
  deleted_at?: number;
};

/** An address that readers brought, and how its polling goes: one row for all who brought it. */
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

/** An item of such an address: never an event, and shown to those alone who brought the address. */
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
   * In a transaction that is open, before what a reader has is counted against a limit: until it is
   * over nobody else that asks for it counts or adds for this reader.
   */
  takeTurn(owner: Owner): Promise<void>;
  /** A deleted one too, as long as it can be brought back. */
  get(id: string): Promise<StoredTheme | undefined>;
  /** False, and nothing written, when the owner has `most` already. */
  create(theme: StoredTheme, most: number): Promise<boolean>;
  change(
    id: string,
    change: Partial<Pick<StoredTheme, 'name' | 'definition' | 'shared'>>,
    now: number,
  ): Promise<void>;
  /** Deletes, or brings back: undefined is not deleted. */
  setDeleted(id: string, at: number | undefined): Promise<void>;
  /** For those who run the site: it leaves the square and its followers. False when unknown. */
  takeDown(id: string, down?: boolean): Promise<boolean>;
  /** The newest first, without deleted ones. */
  of(owner: Owner): Promise<StoredTheme[]>;
  /** What a reader follows and is shared still, the newest choice first. */
  followed(owner: Owner): Promise<StoredTheme[]>;
  follows(owner: Owner, ids: readonly string[]): Promise<Set<string>>;
  /** Repeating is harmless. */
  setFollowed(owner: Owner, id: string, followed: boolean, now: number): Promise<void>;
  /** Shared themes, the most followed first. */
  square(cursor: Cursor | undefined, limit: number): Promise<Page<StoredTheme>>;
  /** What operators took down and is not deleted, the most followed first. */
  takenDown(cursor: Cursor | undefined, limit: number): Promise<Page<StoredTheme>>;

  /** Addresses of a theme, in the order in which they came. */
  feedsOf(themeId: string): Promise<(OwnFeed & { address: string })[]>;
  /** Addresses in all of a reader's themes, each once; without those of deleted ones. */
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
  /** Addresses whose time has come, those that wait longest first. */
  dueFeeds(now: number, limit: number): Promise<OwnFeed[]>;
  saveFeed(feed: OwnFeed): Promise<void>;
  /** Keeps new items, and of all the newest `most`. */
  saveItems(feedId: string, items: readonly OwnFeedItem[], most: number): Promise<void>;
  /** The page of `from` names the feed at `to`: whoever brought the one has the other. */
  moveFeed(from: string, to: Pick<OwnFeed, 'id' | 'url'>): Promise<void>;
  /**
   * Lets go of what nobody needs any more: themes deleted before, addresses, items, old runs. A saved
   * run outlives the theme of another reader.
   */
  sweep(before: { deleted: number; runs: number }): Promise<void>;

  readonly runs: {
    get(owner: Owner, id: string): Promise<StoredRun | undefined>;
    /** The newest first, a few. */
    of(owner: Owner, themeId: string): Promise<StoredRun[]>;
    /** False when the reader has one that is not over. */
    begin(run: StoredRun): Promise<boolean>;
    /** Takes up a run that nobody works on: true for one caller. */
    claim(id: string, now: number, leaseUntil: number): Promise<StoredRun | undefined>;
    /** Runs that are not over and that nobody works on. */
    waiting(now: number, limit: number): Promise<string[]>;
    /** Writes what was done; false when it is over meanwhile: it was stopped or deleted. */
    progress(
      id: string,
      run: Pick<StoredRun, 'steps' | 'report' | 'lease_until'>,
    ): Promise<boolean>;
    /** Ends a run that is not over; what was found stays. */
    end(id: string, state: 'done' | 'stopped' | 'failed', now: number): Promise<boolean>;
    setSaved(owner: Owner, id: string, saved: boolean): Promise<void>;
    remove(owner: Owner, id: string): Promise<void>;
  };
}
