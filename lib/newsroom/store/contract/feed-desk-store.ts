// What is asked of the database about the feeds that operators look after.
import type { FeedSource } from '@/lib/newsroom/types';

/** `paused`: known and not polled; `removed`: neither, its articles stay. */
export type FeedEditState = 'active' | 'paused' | 'removed';

/** A feed as an operator wants it: it goes before what the list says of the same address. */
export type FeedEdit = FeedSource & { id: string; state: FeedEditState; updated_at: number };

export interface FeedEditStore {
  /** In a transaction: whoever else counts the feeds waits until it is over. */
  takeTurn(): Promise<void>;
  /** By id. */
  all(): Promise<FeedEdit[]>;
  save(edit: FeedEdit): Promise<void>;
}

/** How one poll went; times in milliseconds. */
export type FeedPoll = {
  id: string;
  feed_id: string;
  /** Items of the document, those that were new, and those that the store did not take. */
  items: number;
  added: number;
  failed: number;
  /** Why nothing could be read. */
  why?: string;
  took_ms: number;
  created_at: number;
};

export type FeedPollOutcome = 'all' | 'new' | 'failed';

export interface FeedPollStore {
  note(poll: Omit<FeedPoll, 'id'>): Promise<void>;
  /** Newest first; of one feed, or of one outcome, where that is asked. */
  page(query: {
    feed_id?: string;
    outcome: FeedPollOutcome;
    /** Opaque, as `next` of the page before. */
    cursor?: string;
    limit: number;
  }): Promise<{ items: FeedPoll[]; next?: string }>;
  /** When each of these feeds was last polled. */
  lastAt(feedIds: readonly string[]): Promise<Map<string, number>>;
  /** Of all polls since a time; `last_at`: the newest there is. */
  since(time: number): Promise<{ polls: number; failed: number; added: number; last_at?: number }>;
  /**
   * Removes polls from before `before`, and from before `quiet` those that brought nothing and did
   * not fail; at most `limit` of each. Answers how many went.
   */
  forget(before: number, quiet: number, limit: number): Promise<number>;
}
