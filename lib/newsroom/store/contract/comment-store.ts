// What the newsroom needs from its database about comments. A reply is a comment with a `root_id`.
import type { Cursor, Owner, Page } from './listing';

export type StoredComment = {
  id: string;
  event_id: string;
  /** The comment that begins its thread; absent for a comment that is no reply. */
  root_id?: string;
  /** The reply that it answers, where that is not the thread's first comment. */
  reply_to_id?: string;
  /** Absent when the comment or its account was deleted. */
  owner?: Owner;
  /** '' when it was deleted. */
  text: string;
  like_count: number;
  reply_count: number;
  hidden: boolean;
  created_at: number;
};

export type CountedComment = Pick<StoredComment, 'id' | 'root_id' | 'owner' | 'text'>;

export type NewComment = Pick<
  StoredComment,
  'id' | 'event_id' | 'root_id' | 'reply_to_id' | 'text' | 'created_at'
> & { owner: Owner };

/** `part`: contained in the text, in any case. */
export type CommentsOf = { event_id?: string; owner?: Owner; part?: string };

export type CommentOrder = 'hot' | 'new' | 'rec';

export interface CommentStore {
  get(id: string): Promise<StoredComment | undefined>;
  getMany(ids: readonly string[]): Promise<StoredComment[]>;
  /**
   * Stores a comment and returns its id. A request sent twice is one comment: the same text by the
   * same reader in the same place less than `sameCommentMs` ago keeps its id. If the event was
   * merged into another, the comment goes there. Undefined, and nothing written, when the event or
   * the comment that it answers is gone.
   */
  add(comment: NewComment): Promise<string | undefined>;
  /**
   * Comments of an event that are no replies. Deleted or hidden ones are included only while they
   * have replies.
   */
  ofEvent(query: {
    event_id: string;
    order: CommentOrder;
    cursor?: Cursor;
    offset?: number;
    limit: number;
  }): Promise<Page<StoredComment>>;
  /** Replies under a comment, oldest first: those after a cursor, or else after an offset. */
  replies(
    rootId: string,
    from: { cursor?: Cursor; offset?: number; limit: number },
  ): Promise<Page<StoredComment>>;
  /** Visible comments and replies, counted up to `commentsCounted`. */
  count(eventId: string): Promise<number>;
  /** What `count` counts, in no order. */
  counted(eventId: string): Promise<CountedComment[]>;
  /** Idempotent; true where it changed something. */
  setLiked(owner: Owner, id: string, liked: boolean, now: number): Promise<boolean>;
  liked(owner: Owner, ids: readonly string[]): Promise<Set<string>>;
  /**
   * Deletes the owner's comment; false when it is not theirs. With replies under it the place
   * stays, without text. Messages about it, about its likes and about replies to it are taken back.
   */
  remove(owner: Owner, id: string): Promise<boolean>;
  /**
   * For operators: hides a comment from everybody and takes back messages about it, or shows it
   * again. False when there is none.
   */
  setHidden(id: string, hidden: boolean): Promise<boolean>;
  /**
   * For operators: all comments, or those of an event, of a reader or with a text; newest first.
   */
  latest(of: CommentsOf, cursor: Cursor | undefined, limit: number): Promise<Page<StoredComment>>;
}
