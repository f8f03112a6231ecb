// What ingest needs from the database: the state of each feed, and the articles that came from
// them.
import type { Article, FeedSource } from '@/lib/newsroom/types';

export type FeedState = FeedSource & {
  id: string;
  etag?: string;
  last_modified?: string;
  /** When it may be polled next, milliseconds. */
  next_poll_at: number;
  failures: number;
  last_ok_at?: number;
  last_error?: string;
  /** How many articles its polls have added so far. */
  articles?: number;
};

export interface FeedStore {
  all(): Promise<FeedState[]>;
  find(id: string): Promise<FeedState | undefined>;
  save(feed: FeedState): Promise<void>;
}

export interface ArticleStore {
  /** Which of these ids are stored, or were until retention deleted them. */
  known(ids: readonly string[]): Promise<Set<string>>;
  /**
   * Records what these feeds show now. Of the deleted articles of these feeds, those not among
   * `ids` are absent from now on.
   */
  shownBy(feedIds: readonly string[], ids: readonly string[], now: number): Promise<void>;
  /**
   * Stores what the feed gave. Where `teaser` is set, the text belongs to the page and is stored
   * there.
   */
  save(article: Article): Promise<void>;
  find(id: string): Promise<Article | undefined>;
  /** Moves articles to another event. */
  move(ids: readonly string[], eventId: string): Promise<void>;
  /**
   * The articles of one event, oldest first, each with the text of its page where that was read.
   */
  ofEvent(eventId: string): Promise<Article[]>;
  count(): Promise<number>;
}
