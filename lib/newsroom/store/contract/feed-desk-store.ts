// What the newsroom needs from its database about the feeds that operators manage.
import type { FeedSource } from '@/lib/newsroom/types';

/** `paused`: known and not polled; `removed`: neither, but its articles stay. */
export type FeedEditState = 'active' | 'paused' | 'removed';

/** A feed as an operator wants it; it overrides the list's entry for the same address. */
export type FeedEdit = FeedSource & { id: string; state: FeedEditState; updated_at: number };

export interface FeedEditStore {
  /** Call in a transaction: others who count the feeds wait until it ends. */
  takeTurn(): Promise<void>;
  /** By id. */
  all(): Promise<FeedEdit[]>;
  save(edit: FeedEdit): Promise<void>;
}

/** How one poll went; times in milliseconds. */
export type FeedPoll = {
  id: string;
  feed_id: string;
  /** Items in the document, new ones among them, and those that could not be stored. */
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
  /** Newest first; optionally of one feed or one outcome. */
  page(query: {
    feed_id?: string;
    outcome: FeedPollOutcome;
    /** Opaque: `next` of the previous page. */
    cursor?: string;
    limit: number;
  }): Promise<{ items: FeedPoll[]; next?: string }>;
  /** When each of these feeds was last polled. */
  lastAt(feedIds: readonly string[]): Promise<Map<string, number>>;
  /** Totals of all polls since a time; `last_at`: the newest poll. */
  since(time: number): Promise<{ polls: number; failed: number; added: number; last_at?: number }>;
  /**
   * Deletes polls before `before`, and before `quiet` those that brought nothing and did not fail;
   * at most `limit` of each. Returns how many were deleted.
   */
  forget(before: number, quiet: number, limit: number): Promise<number>;
}
