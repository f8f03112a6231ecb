// Comments on events: written, answered, liked, reported and deleted.
import * as z from 'zod';
import { commentOffsetMost, commentPage, commentPageMost } from '@/lib/model/limits/comments';
import { CommentSort, LikeOperate } from '@/lib/model/wire/enums';
import { comment, likeAction, reply } from '../comment';
import { envelopeShape, plainEnvelope } from '../envelope';
import { count, cursor, id, whole } from '../fields';
import { operation } from '../operation';

const sampleId = 'sample-leap-second';

/** Cut and cleaned by the service: what is too long is refused there, in the reader's language. */
const text = z.string().max(20_000);

const sortNames = Object.entries(CommentSort);

/** A number of `CommentSort`, or its name. */
const sort = z.preprocess((given) => {
  if (typeof given !== 'string') return given;
  const named = sortNames.find(([name]) => name.toLowerCase() === given.toLowerCase());
  return named ? named[1] : /^\d$/.test(given) ? Number(given) : given;
}, z.enum(CommentSort).default(CommentSort.Hot));

const offset = whole(0, commentOffsetMost).default(0);
const replyId = id.optional();

export const commentOperations = {
  /** Signed-in readers only. `code` -1: no such event. */
  CreateComment: operation({
    group: 'comments',
    method: 'POST',
    path: '/api/events/comment/v1/create_comment',
    input: z.object({ event_id: id, text }),
    output: z.object({ ...envelopeShape, data: z.object({ comment }).optional() }),
    sample: { event_id: sampleId, text: 'I did not know that.' },
  }),
  /** Signed-in readers only: under a comment, perhaps to a reply there. */
  CreateReply: operation({
    group: 'comments',
    method: 'POST',
    path: '/api/events/comment/v1/create_reply',
    input: z.object({
      event_id: id,
      comment_id: id,
      reply_to_reply_id: replyId,
      text,
      /** Known from the reply already: taken, and not needed. */
      reply_to_user_id: z.string().max(200).optional(),
    }),
    output: z.object({ ...envelopeShape, data: z.object({ reply }).optional() }),
    sample: { event_id: sampleId, comment_id: 'c_sample', text: 'Me neither.' },
  }),
  /** Signed-in readers only: likes a comment or a reply, or takes the like back. Repeating is harmless. */
  ActOnComment: operation({
    group: 'comments',
    method: 'POST',
    repeatable: true,
    path: '/api/events/comment/v1/comment_action',
    input: z.object({
      event_id: id,
      /** With `is_reply` the id of the reply, where `reply_id` does not give it. */
      comment_id: id,
      reply_id: replyId,
      action_type: likeAction,
      is_reply: z.boolean().default(false),
    }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ like_count: z.number() }).optional(),
    }),
    sample: { event_id: sampleId, comment_id: 'c_sample', action_type: LikeOperate.Like },
  }),
  /** The comments of an event, by cursor or by offset. Guests too. */
  ListEventComments: operation({
    group: 'comments',
    method: 'GET',
    path: '/api/events/comment/v1/event_comments',
    input: z.object({
      event_id: id,
      sort,
      cursor,
      offset,
      limit: count(commentPage, commentPageMost),
    }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          comments: z.array(comment).default([]),
          /** Of comments and replies; 1,000 says that many or more. */
          total: z.number().default(0),
          has_more: z.boolean().default(false),
          next_cursor: z.string().default(''),
        })
        .nullish(),
    }),
    list: ['data', 'comments'],
    sample: { event_id: sampleId, sort: CommentSort.New, cursor: '', limit: 20 },
  }),
  /**
   * The replies under a comment, the oldest first. Guests too. A `cursor` goes on behind the reply that
   * a page ended with, also where others went; it counts before `offset`.
   */
  ListCommentReplies: operation({
    group: 'comments',
    method: 'GET',
    path: '/api/events/comment/v1/comment_replies',
    input: z.object({
      event_id: id,
      comment_id: id,
      limit: count(commentPage, commentPageMost),
      offset,
      cursor,
    }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          replies: z.array(reply).default([]),
          has_more: z.boolean().default(false),
          next_offset: z.number().default(0),
          next_cursor: z.string().default(''),
        })
        .nullish(),
    }),
    list: ['data', 'replies'],
    sample: { event_id: sampleId, comment_id: 'c_sample', limit: 20, offset: 0 },
  }),
  /** One's own comment or reply. With replies under it the place stays, without words. */
  DeleteComment: operation({
    group: 'comments',
    method: 'POST',
    path: '/api/events/comment/v1/delete_comment',
    input: z.object({
      event_id: id.optional(),
      comment_id: id,
      reply_id: replyId,
      is_reply: z.boolean().optional(),
    }),
    output: plainEnvelope,
    sample: { event_id: sampleId, comment_id: 'c_sample' },
  }),
};
