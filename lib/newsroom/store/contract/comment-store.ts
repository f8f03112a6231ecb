// What the newsroom asks of its database about comments. A reply is a comment with a `root_id`.
import type { Cursor, Owner, Page } from './listing';

export type StoredComment = {
  id: string;
  event_id: string;
  /** The comment that it stands under; absent for one that stands by itself. */
  root_id?: string;
  /** The reply that it answers, where that is not the comment itself. */
  reply_to_id?: string;
  /** Absent when it was deleted, or its account was. */
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

/** `part`: of the text, in any case. */
export type CommentsOf = { event_id?: string; owner?: Owner; part?: string };

export type CommentOrder = 'hot' | 'new' | 'rec';

export interface CommentStore {
  get(id: string): Promise<StoredComment | undefined>;
  getMany(ids: readonly string[]): Promise<StoredComment[]>;
  /**
   * The id under which it stands: of the same words by the same reader in the same place less than
   * `sameCommentMs` ago where there are such, as a press sent twice is one comment. Where its event
   * became part of another it stands there; undefined, and nothing written, when the event or
   * the comment that it answers is gone.
   */
  add(comment: NewComment): Promise<string | undefined>;
  /**
   * Those of an event that stand by themselves. What is deleted or hidden is there only while it has
   * replies.
   */
  ofEvent(query: {
    event_id: string;
    order: CommentOrder;
    cursor?: Cursor;
    offset?: number;
    limit: number;
  }): Promise<Page<StoredComment>>;
  /** Replies under a comment, the oldest first, behind a cursor or else so many of them. */
  replies(
    rootId: string,
    from: { cursor?: Cursor; offset?: number; limit: number },
  ): Promise<Page<StoredComment>>;
  /** Comments and replies that are there, counted up to `commentsCounted`. */
  count(eventId: string): Promise<number>;
  /** What `count` counts, in no order. */
  counted(eventId: string): Promise<CountedComment[]>;
  /** Repeating is harmless; true where it changed something. */
  setLiked(owner: Owner, id: string, liked: boolean, now: number): Promise<boolean>;
  liked(owner: Owner, ids: readonly string[]): Promise<Set<string>>;
  /**
   * Only one's own; false otherwise. With replies under it the place stays, without words. Who was
   * told of it, of likes of it or of replies to it, is told no more.
   */
  remove(owner: Owner, id: string): Promise<boolean>;
  /**
   * For operators: hides it from everybody, and who was told of it is told no more; or shows it again.
   * False when there is none.
   */
  setHidden(id: string, hidden: boolean): Promise<boolean>;
  /** For operators: all there are, or those of an event, of a reader or with a text; newest first. */
  latest(of: CommentsOf, cursor: Cursor | undefined, limit: number): Promise<Page<StoredComment>>;
}
