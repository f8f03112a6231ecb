// From stored comments to those that one reader sees.
import type { Comment, Reply } from '@/lib/contract';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import type { StoredComment } from '../store/contract/comment-store';
import type { Owner, Store } from '../store/contract/store';
import { authorMark, authorNames, userOf } from './authors';

async function authorsOf(store: Store, comments: readonly StoredComment[]) {
  const nameOf = await authorNames(
    store,
    comments.map(({ owner }) => owner),
  );
  return (owner: Owner | undefined) => {
    const user = userOf(owner);
    return user === undefined ? null : { user_id: authorMark(user), name: nameOf(owner) };
  };
}

type Seen = { store: Store; owner: Owner | undefined };

async function sharedParts({ store, owner }: Seen, comments: readonly StoredComment[]) {
  const ids = comments.map(({ id }) => id);
  const liked = owner ? await store.comments.liked(owner, ids) : new Set<string>();
  const authorOf = await authorsOf(store, comments);
  return (comment: StoredComment) => {
    const shown = !comment.hidden && comment.owner !== undefined;
    return {
      event_id: comment.event_id,
      text: shown ? comment.text : '',
      user: shown ? authorOf(comment.owner) : null,
      created_at: comment.created_at,
      like_count: shown ? comment.like_count : 0,
      like_status: shown && liked.has(comment.id) ? LikeStatus.Like : LikeStatus.None,
      own: owner !== undefined && comment.owner === owner,
    };
  };
}

/** In the given order, as this reader sees them, with names and likes. */
export async function wireComments(
  seen: Seen,
  comments: readonly StoredComment[],
): Promise<Comment[]> {
  const partsOf = await sharedParts(seen, comments);
  return comments.map((comment) => ({
    ...partsOf(comment),
    comment_id: comment.id,
    reply_count: comment.reply_count,
    state: comment.owner === undefined ? 'deleted' : comment.hidden ? 'hidden' : 'shown',
  }));
}

/** The same for replies, each with the one it answers. */
export async function wireReplies(seen: Seen, replies: readonly StoredComment[]): Promise<Reply[]> {
  const answered = await seen.store.comments.getMany(
    replies.flatMap(({ reply_to_id }) => reply_to_id ?? []),
  );
  const partsOf = await sharedParts(seen, replies);
  const authorOf = await authorsOf(seen.store, answered);
  const byId = new Map(answered.map((one) => [one.id, one]));
  return replies.map((reply) => {
    const to = byId.get(reply.reply_to_id ?? '');
    return {
      ...partsOf(reply),
      reply_id: reply.id,
      comment_id: reply.root_id ?? '',
      ...(reply.reply_to_id
        ? { reply_to_reply_id: reply.reply_to_id, reply_to_user: authorOf(to?.owner) }
        : {}),
    };
  });
}
