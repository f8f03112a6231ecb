// Readers' comments on an event.
import { randomUUID } from 'node:crypto';
import { takenDown } from '@/lib/contract';
import { dayEnd } from '@/lib/model/day-end';
import { commentChars, commentsCounted } from '@/lib/model/limits/comments';
import { dayMs, minuteMs, secondMs } from '@/lib/model/time';
import { CommentSort, LikeOperate } from '@/lib/model/wire/enums';
import { commentText } from '../comments/comment-text';
import { wireComments, wireReplies } from '../comments/wire-comment';
import { signedIn, type Context, type Handlers } from '../context';
import { hidesText, pageWithout } from '../hidden-events';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';
import type { CountedComment, StoredComment } from '../store/contract/comment-store';
import type { Owner } from '../store/contract/store';

/** How much one reader may write in a minute and in a day; less on the first day of an account. */
export const commentsAMinute = 5;
export const commentsADay = 100;
export const commentsOfNewADay = 20;
const newAccountMs = dayMs;
/** Likes of comments, added and removed, in a minute. */
export const commentLikesAMinute = 60;

const gone = { code: takenDown, msg: 'This article is no longer available.' };
const orders = {
  [CommentSort.Hot]: 'hot',
  [CommentSort.New]: 'new',
  [CommentSort.Rec]: 'rec',
} as const;

const liveEvent = async (id: string, { store }: Context) => (await store.events.getMany([id]))[0];

/** Counts one act of a reader; the refusal says when the next is allowed. */
async function countOne(name: string, owner: Owner, most: number, endsAt: number, ctx: Context) {
  const { store, now } = ctx;
  if ((await store.quotas.count(`${name}:${owner}:${endsAt}`, endsAt, now)) <= most) return;
  const retryAfterSeconds = Math.ceil((endsAt - now) / secondMs);
  throw new Refusal('commentsTooMany', { retryAfterSeconds });
}

const endOfMinute = (now: number) => (Math.floor(now / minuteMs) + 1) * minuteMs;

async function countWritten(owner: Owner, context: Context): Promise<void> {
  const { store, now } = context;
  const account = await store.accounts.get(owner.slice(2));
  const isNew = account !== undefined && now - account.created_at < newAccountMs;
  await countOne('comments', owner, commentsAMinute, endOfMinute(now), context);
  const most = isNew ? commentsOfNewADay : commentsADay;
  await countOne('comments-day', owner, most, dayEnd(now), context);
}

function cleaned(text: string): string {
  const clean = commentText(text);
  if (clean === undefined) throw new Refusal('commentText', { values: { most: commentChars } });
  return clean;
}

/** An existing comment, of this event or of one that was merged into it. */
export async function found(
  id: string,
  { store }: Context,
  eventId?: string,
): Promise<StoredComment> {
  const comment = await store.comments.get(id);
  const other = eventId !== undefined && comment?.event_id !== eventId;
  if (!comment || comment.hidden || comment.owner === undefined || other) {
    throw new Refusal('commentGone');
  }
  return comment;
}

/** A reader's muted words hide comments, too, except their own. */
async function mutedFor(owner: Owner | undefined, { store }: Context) {
  const muted = owner && hidesText(await store.mutes.of(owner));
  return muted && ((one: CountedComment) => one.owner !== owner && muted(one.text));
}

/**
 * An event's comments as a reader counts them: without muted ones, and without replies to those.
 */
async function countsFor(
  eventId: string,
  isHidden: ((one: CountedComment) => boolean) | undefined,
  { store }: Context,
): Promise<{ total: number; repliesUnder?: ReadonlyMap<string, number> }> {
  if (!isHidden) return { total: await store.comments.count(eventId) };
  const all = await store.comments.counted(eventId);
  const hidden = new Set(all.filter(isHidden).map(({ id }) => id));
  const seen = all.filter(({ id, root_id = '' }) => !hidden.has(id) && !hidden.has(root_id));
  // Comments beyond the limit are not loaded, so that the replies below each are unknown.
  if (all.length >= commentsCounted) return { total: seen.length };
  const repliesUnder = new Map<string, number>();
  for (const { root_id } of seen) {
    if (root_id) repliesUnder.set(root_id, (repliesUnder.get(root_id) ?? 0) + 1);
  }
  return { total: seen.length, repliesUnder };
}

/**
 * Notifies the author of the thread's first comment and the one who is answered, as they are now,
 * but nobody of their own reply, nor of what their muted words hide. Within the transaction that
 * wrote the reply, so that nobody deletes or hides it in between.
 */
async function tellOfReply(id: string, event_id: string, context: Context): Promise<void> {
  const { store, now } = context;
  const [reply] = await store.comments.getMany([id]);
  // A repeated request finds the first reply, which was announced; one hidden since is not
  // announced again.
  if (!reply?.owner || !reply.root_id || reply.hidden) return;
  const { owner, root_id, reply_to_id } = reply;
  const above = await store.comments.getMany([root_id, ...(reply_to_id ? [reply_to_id] : [])]);
  const answered = above.filter(({ hidden }) => !hidden);
  const root = above.find((one) => one.id === root_id);
  const payload = { event_id, comment_id: root_id, reply_id: id, actor: owner.slice(2) };
  for (const told of new Set(answered.map((one) => one.owner))) {
    if (told === undefined || told === owner) continue;
    const isMuted = await mutedFor(told, context);
    if (isMuted && (isMuted(reply) || (root && isMuted(root)))) continue;
    const message = { owner: told, kind: 'reply' as const, key: id, subject: `c:${root_id}` };
    await store.messages.add({ ...message, payload, now });
  }
}

/**
 * Notifies a comment's author of a like, except their own; withdrawing the like withdraws the
 * notification. Within the transaction that wrote the like.
 */
async function tellOfLike(
  comment: StoredComment | undefined,
  event_id: string,
  liker: Owner,
  liked: boolean,
  { store, now }: Context,
): Promise<void> {
  if (comment?.owner === undefined || comment.owner === liker || comment.hidden) return;
  const { id, root_id, owner } = comment;
  const told = { owner, kind: 'like' as const, key: `${id}/${liker}` };
  // An author who has read it is not notified again after the next change of mind.
  if (!liked) return store.messages.takeBack({ ...told, unread: true });
  const place = { event_id, comment_id: root_id ?? id, ...(root_id ? { reply_id: id } : {}) };
  const payload = { ...place, actor: liker.slice(2) };
  await store.messages.add({ ...told, subject: `l:${id}`, payload, now });
}

export const commentHandlers: Handlers<'comments'> = {
  async CreateComment({ event_id, text }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const clean = cleaned(text);
    const event = await liveEvent(event_id, context);
    if (!event) return gone;
    await countWritten(owner, context);
    const id = await store.comments.add({
      ...{ id: `c_${randomUUID()}`, event_id: event.id, owner, text: clean, created_at: now },
    });
    if (id === undefined) return gone;
    const [comment] = await wireComments({ store, owner }, await store.comments.getMany([id]));
    return { data: comment && { comment } };
  },

  async CreateReply({ event_id, comment_id, reply_to_reply_id, text }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const clean = cleaned(text);
    const event = await liveEvent(event_id, context);
    if (!event) return gone;
    const to = reply_to_reply_id ? await found(reply_to_reply_id, context, event.id) : undefined;
    // An existing reply can be answered even if the comment above it was deleted: its place
    // remains.
    const root = to
      ? await store.comments.get(comment_id)
      : await found(comment_id, context, event.id);
    const strange = root?.root_id !== undefined || (to && to.root_id !== root?.id);
    if (!root || strange) throw new Refusal('commentGone');
    await countWritten(owner, context);
    const id = await store.transaction(async () => {
      const added = await store.comments.add({
        ...{ id: `r_${randomUUID()}`, event_id: event.id, root_id: root.id, reply_to_id: to?.id },
        ...{ owner, text: clean, created_at: now },
      });
      if (added !== undefined) await tellOfReply(added, event.id, context);
      return added;
    });
    if (id === undefined) {
      await found((to ?? root).id, context);
      return gone;
    }
    const [reply] = await wireReplies({ store, owner }, await store.comments.getMany([id]));
    return { data: reply && { reply } };
  },

  async ActOnComment({ event_id, comment_id, reply_id, action_type }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const event = await liveEvent(event_id, context);
    if (!event) return gone;
    const comment = await found(reply_id ?? comment_id, context, event.id);
    await countOne('comment-likes', owner, commentLikesAMinute, endOfMinute(now), context);
    const liked = action_type === LikeOperate.Like;
    const like_count = await store.transaction(async () => {
      const changed = await store.comments.setLiked(owner, comment.id, liked, now);
      const held = await store.comments.get(comment.id);
      if (changed) await tellOfLike(held, event.id, owner, liked, context);
      return held?.like_count ?? 0;
    });
    return { data: { like_count } };
  },

  async ListEventComments({ event_id, sort, cursor, offset, limit }, context) {
    const { store, identity } = context;
    const event = await liveEvent(event_id, context);
    if (!event) return { ...gone, data: null };
    const owner = ownerOf(identity);
    const isHidden = await mutedFor(owner, context);
    const from = { cursor: cursor || undefined, limit };
    const page = await pageWithout(isHidden, from, (next, most) =>
      store.comments.ofEvent({
        ...{ event_id: event.id, order: orders[sort], cursor: next, limit: most },
        // A cursor includes its position.
        offset: next === undefined ? offset : 0,
      }),
    );
    const { total, repliesUnder } = await countsFor(event.id, isHidden, context);
    const items = repliesUnder
      ? page.items.map((one) => ({ ...one, reply_count: repliesUnder.get(one.id) ?? 0 }))
      : page.items;
    return {
      data: {
        comments: await wireComments({ store, owner }, items),
        total,
        has_more: page.next !== undefined,
        next_cursor: page.next ?? '',
      },
    };
  },

  async ListCommentReplies({ event_id, comment_id, limit, offset, cursor }, context) {
    const { store, identity } = context;
    const event = await liveEvent(event_id, context);
    if (!event) return { ...gone, data: null };
    const root = await store.comments.get(comment_id);
    if (root?.event_id !== event.id || root.root_id !== undefined) throw new Refusal('commentGone');
    const owner = ownerOf(identity);
    const isHidden = await mutedFor(owner, context);
    const from = { cursor: cursor || undefined, offset, limit };
    const { items, next } = await store.comments.replies(root.id, from);
    const shown = items.filter((one) => isHidden?.(one) !== true);
    return {
      data: {
        replies: await wireReplies({ store, owner }, shown),
        has_more: next !== undefined,
        next_offset: offset + items.length,
        next_cursor: next ?? '',
      },
    };
  },

  async DeleteComment({ comment_id, reply_id }, context) {
    const { store } = context;
    const owner = signedIn(context);
    const id = reply_id ?? comment_id;
    // Readers can delete their own comment even after an operator hid it.
    if (await store.comments.remove(owner, id)) return {};
    await found(id, context);
    throw new Refusal('commentOfOther');
  },
};
