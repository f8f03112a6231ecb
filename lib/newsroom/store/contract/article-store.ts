// What ingest asks of the database: how feeds do, and the articles that came from them.
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
  /** Articles that its polls took in so far. */
  articles?: number;
};

export interface FeedStore {
  all(): Promise<FeedState[]>;
  find(id: string): Promise<FeedState | undefined>;
  save(feed: FeedState): Promise<void>;
}

export interface ArticleStore {
  /** Which of these ids are stored already, or were until they went with time. */
  known(ids: readonly string[]): Promise<Set<string>>;
  /** What these feeds show now: of what went with time, the rest of theirs is absent from now on. */
  shownBy(feedIds: readonly string[], ids: readonly string[], now: number): Promise<void>;
  /** Keeps what the feed gave: the text of a page (`teaser` is set) stays with the page. */
  save(article: Article): Promise<void>;
  find(id: string): Promise<Article | undefined>;
  /** Puts articles into another event. */
  move(ids: readonly string[], eventId: string): Promise<void>;
  /** The articles of one event, oldest first, each with the text of its page where that was read. */
  ofEvent(eventId: string): Promise<Article[]>;
  count(): Promise<number>;
}
