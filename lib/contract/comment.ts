// Comments on the wire.
import * as z from 'zod';
import { LikeOperate } from '@/lib/model/wire/enums';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { id } from './fields';

/**
 * Null: the account is deleted, or its comment is. `user_id` is the same for all comments of an
 * account, but is not the account's id.
 */
const author = z.object({ user_id: z.string(), name: z.string().default('') }).nullable();

const shared = {
  comment_id: id,
  event_id: id,
  /** Plain text; '' once it is deleted or hidden. */
  text: z.string().default(''),
  user: author.default(null),
  /** Milliseconds since 1970. */
  created_at: z.number().default(0),
  like_count: z.number().default(0),
  like_status: z.enum(LikeStatus).default(LikeStatus.None),
  /** Whether the caller wrote it. */
  own: z.boolean().default(false),
};

/** `hidden` by an operator; a comment that is not shown only holds the place of its replies. */
export const comment = z.object({
  ...shared,
  reply_count: z.number().default(0),
  state: z.enum(['shown', 'deleted', 'hidden']).default('shown'),
});
export type Comment = z.output<typeof comment>;

export const reply = z.object({
  ...shared,
  reply_id: id,
  /** The reply that it answers, if it does not answer the comment itself. */
  reply_to_reply_id: id.optional(),
  reply_to_user: author.optional(),
});
export type Reply = z.output<typeof reply>;

/** A number of `LikeOperate`, or its name. */
export const likeAction = z.preprocess((given) => {
  if (typeof given !== 'string') return given;
  if (/^\d$/.test(given)) return Number(given);
  const word = given.toLowerCase();
  if (word === 'like') return LikeOperate.Like;
  return ['unlike', 'cancel_like', 'cancellike', 'cancel'].includes(word)
    ? LikeOperate.CancelLike
    : given;
}, z.enum(LikeOperate));
