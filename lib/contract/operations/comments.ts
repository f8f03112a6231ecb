// Comments on events: writing, answering, liking, reporting and deleting them.
import * as z from 'zod';
import { CommentSort, LikeOperate } from '@/lib/model/wire/enums';
import { comment, likeAction, reply } from '../comment';
import { envelopeShape, plainEnvelope } from '../envelope';
import { count, cursor, id, whole } from '../fields';
import { operation } from '../operation';

/** How many are on a page of comments, and of replies to one. */
export const commentPage = 20;
const commentPageMost = 50;
const commentOffsetMost = 10_000;

const sampleId = 'sample-leap-second';

/**
 * Trimmed and cleaned by the service, which refuses a text that is too long in the reader's
 * language.
 */
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
  /** Comments on an event; signed-in readers only. `code` -1: no such event. */
  CreateComment: operation({
    group: 'comments',
    method: 'POST',
    path: '/api/events/comment/v1/create_comment',
    input: z.object({ event_id: id, text }),
    output: z.object({ ...envelopeShape, data: z.object({ comment }).optional() }),
    sample: { event_id: sampleId, text: 'I did not know that.' },
  }),
  /** Replies to a comment, or to a reply under it; signed-in readers only. */
  CreateReply: operation({
    group: 'comments',
    method: 'POST',
    path: '/api/events/comment/v1/create_reply',
    input: z.object({
      event_id: id,
      comment_id: id,
      reply_to_reply_id: replyId,
      text,
      /** Accepted but not needed: the reply already determines it. */
      reply_to_user_id: z.string().max(200).optional(),
    }),
    output: z.object({ ...envelopeShape, data: z.object({ reply }).optional() }),
    sample: { event_id: sampleId, comment_id: 'c_sample', text: 'Me neither.' },
  }),
  /**
   * Likes a comment or a reply, or takes the like back; signed-in readers only. Repeating is
   * harmless.
   */
  ActOnComment: operation({
    group: 'comments',
    method: 'POST',
    repeatable: true,
    path: '/api/events/comment/v1/comment_action',
    input: z.object({
      event_id: id,
      /** With `is_reply` the id of the reply, if `reply_id` does not give it. */
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
          /** The number of comments and replies; 1,000 means that many or more. */
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
   * The replies under a comment, oldest first. Guests too. A `cursor` continues after the last
   * reply of a page, even if others were deleted; it takes precedence over `offset`.
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
  /** Deletes one's own comment or reply. If it has replies, its place stays, without text. */
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
