// What the newsroom needs from its database about the pages behind feed items.

/**
 * `waiting` until it was read; `read` with its text; `teaser` when it says no more than the feed;
 * `reserved` when its publisher opts out of machine reading; `failed` when it was given up.
 */
export type PageState = 'waiting' | 'read' | 'teaser' | 'reserved' | 'failed';

/** A page that is wanted. Times in milliseconds. */
export type WantedPage = {
  article_id: string;
  feed_id: string;
  url: string;
  /** The host name of `url`: its pace and rules apply. */
  host: string;
  published_at: number;
};

export type StoredPage = WantedPage & {
  state: PageState;
  /** When to request it next; absent when never again. */
  due_at?: number;
  /** Consecutive failed requests. */
  tries: number;
  etag?: string;
  last_modified?: string;
  /** The article as on the page; only with `read`. */
  paragraphs?: string[];
  /** When the text arrived, or the page was queued. */
  kept_from: number;
};

/** How a host may be requested. */
export type PageHost = {
  host: string;
  /** No request before this time. */
  next_at: number;
  /** Consecutive failed requests. */
  failures: number;
  /**
   * What the host says about machines, as `pages/host-rules.ts` writes it, and until when it is
   * valid.
   */
  rules?: string;
  rules_until: number;
  /** Pages requested until `day_ends_at`. */
  day_pages: number;
  day_ends_at: number;
};

export interface PageStore {
  /** Queues pages to be read at once; known ones stay as they are. */
  want(pages: readonly WantedPage[], now: number): Promise<void>;
  /** Pages that may be requested now, of hosts that may be requested, newest article first. */
  due(now: number, limit: number): Promise<StoredPage[]>;
  /** How many are still to be read, due or not. */
  waiting(): Promise<number>;
  find(articleId: string): Promise<StoredPage | undefined>;
  save(page: StoredPage): Promise<void>;
  host(host: string): Promise<PageHost | undefined>;
  saveHost(host: PageHost): Promise<void>;
  /** Deletes at most `limit` pages kept since before `time`, and returns how many. */
  forget(time: number, limit: number): Promise<number>;
  /**
   * Deletes hosts whose next request was allowed, and whose day of requests ended, before `time`.
   */
  forgetHosts(time: number): Promise<void>;
  /** How many pages there are in each state. */
  counts(): Promise<Record<PageState, number>>;
}
