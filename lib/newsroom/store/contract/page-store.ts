// What the newsroom asks of its database about the pages behind feed items.

/**
 * `waiting` until it was read; `read` with its text; `teaser` when it says no more than the feed;
 * `reserved` when its publisher keeps machines from it; `failed` when it was given up.
 */
export type PageState = 'waiting' | 'read' | 'teaser' | 'reserved' | 'failed';

/** A page that is wanted. Times in milliseconds. */
export type WantedPage = {
  article_id: string;
  feed_id: string;
  url: string;
  /** Whose pace and rules hold: the host name of `url`. */
  host: string;
  published_at: number;
};

export type StoredPage = WantedPage & {
  state: PageState;
  /** When it is asked for next; absent when never again. */
  due_at?: number;
  /** Requests that failed in a row. */
  tries: number;
  etag?: string;
  last_modified?: string;
  /** The article as the page has it; only with `read`. */
  paragraphs?: string[];
  /** When the text came, or the page was wanted. */
  kept_from: number;
};

/** How a host is asked. */
export type PageHost = {
  host: string;
  /** Not before this. */
  next_at: number;
  /** Failed requests in a row. */
  failures: number;
  /** What the host says about machines, as `pages/host-rules.ts` writes it, and until when. */
  rules?: string;
  rules_until: number;
  /** Pages asked for until `day_ends_at`. */
  day_pages: number;
  day_ends_at: number;
};

export interface PageStore {
  /** Enters pages to be read at once; those known already stay as they are. */
  want(pages: readonly WantedPage[], now: number): Promise<void>;
  /** Pages that may be asked for now, of hosts that may be asked, newest article first. */
  due(now: number, limit: number): Promise<StoredPage[]>;
  /** How many are still to be read, due or not. */
  waiting(): Promise<number>;
  find(articleId: string): Promise<StoredPage | undefined>;
  save(page: StoredPage): Promise<void>;
  host(host: string): Promise<PageHost | undefined>;
  saveHost(host: PageHost): Promise<void>;
  /** Removes at most `limit` pages that are kept from before `time`; answers how many went. */
  forget(time: number, limit: number): Promise<number>;
  /** Removes hosts that were not to be asked since `time`. */
  forgetHosts(time: number): Promise<void>;
  /** Pages by state. */
  counts(): Promise<Record<PageState, number>>;
}
