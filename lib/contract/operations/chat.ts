// Questions to the assistant and its answers: rating, publishing and deleting them, and the daily
// allowance.
import * as z from 'zod';
import { chatBodyBytes } from '@/lib/model/limits/chat';
import { chatMessage } from '../chat';
import { reference } from '../entities';
import { envelopeShape, plainEnvelope } from '../envelope';
import { id, ids } from '../fields';
import { operation } from '../operation';

const sampleTurn = {
  turn_id: '1767225600000_048213906712',
  input: 'Why is the leap second on its way out?',
  chat_type: 'chat',
  scene: 'list',
};

/** A question with its cited answer, as its reader published it. */
export const publishedAnswer = z.object({
  id,
  event_id: id.optional(),
  question: z.string(),
  /** The language of the question, in any spelling. */
  language: z.string(),
  /** Markdown with citation marks `[n]`. */
  answer: z.string(),
  references: z.array(reference).default([]),
  /** Milliseconds since 1970. */
  asked_at: z.number(),
});
export type PublishedAnswer = z.infer<typeof publishedAnswer>;

/** A reader's rating of an answer; `none` withdraws it. */
const answerRatings = ['up', 'down', 'none'] as const;

/**
 * How many questions are left today, and when all are available again, in milliseconds since 1970.
 */
const quota = z.object({ left: z.number(), most: z.number(), free_at: z.number() });
export type ChatQuota = z.infer<typeof quota>;

export const chatOperations = {
  /** One turn of the assistant. An envelope is returned only when the question is refused. */
  Chat: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/chat',
    servicePath: '/chat',
    stream: true,
    bodyBytes: chatBodyBytes,
    input: chatMessage,
    output: plainEnvelope,
    sample: sampleTurn,
  }),
  /** Tells the assistant which article is being read. "Response ignored." */
  ArticleHistory: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/article_history',
    servicePath: '/article_history',
    input: z.object({ event_id: id }),
    output: plainEnvelope,
    sample: { event_id: 'sample-leap-second' },
  }),
  /**
   * Tells the assistant in advance which cited sentence will be asked about. "Response ignored."
   */
  AnchorCache: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/anchor_cache',
    servicePath: '/anchor_cache',
    bodyBytes: chatBodyBytes,
    input: chatMessage.partial({ turn_id: true }),
    output: plainEnvelope,
    sample: { ...sampleTurn, chat_type: 'reference', scene: 'detail' },
  }),
  /**
   * Publishes an answer at the request of the reader who asked. Repeating it returns the same id.
   */
  PublishAnswer: operation({
    group: 'chat',
    method: 'POST',
    repeatable: true,
    path: '/api/chat/publish',
    input: z.object({ turn_id: id }),
    output: z.object({ ...envelopeShape, data: z.object({ answer_id: id }).optional() }),
    sample: { turn_id: sampleTurn.turn_id },
  }),
  /** Unpublishes an answer. Repeating it changes nothing. */
  WithdrawAnswer: operation({
    group: 'chat',
    method: 'POST',
    repeatable: true,
    path: '/api/chat/withdraw',
    input: z.object({ turn_id: id }),
    output: plainEnvelope,
    sample: { turn_id: sampleTurn.turn_id },
  }),
  /** A published answer, for anybody. `code` -1: there is none, or it was unpublished. */
  GetPublishedAnswer: operation({
    group: 'chat',
    method: 'GET',
    path: '/api/chat/published/{answer_id}',
    input: z.object({ answer_id: id }),
    output: z.object({ ...envelopeShape, data: publishedAnswer.nullish() }),
    sample: { answer_id: 'AAAAAAAAAAAAAAAAAAAAAA' },
  }),
  /** Rates an answer up or down; stored for those who run the site. The last rating counts. */
  RateAnswer: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/chat/rate',
    input: z.object({ turn_id: id, rating: z.enum(answerRatings) }),
    output: plainEnvelope,
    sample: { turn_id: sampleTurn.turn_id, rating: 'up' },
  }),
  /** Deletes turns for good: a deleted conversation. Shared or reported parts of it stay. */
  DeleteTurns: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/chat/delete',
    input: z.object({ turn_ids: ids }),
    output: plainEnvelope,
    sample: { turn_ids: [sampleTurn.turn_id] },
  }),
  /** How many questions are left today. */
  GetAllowance: operation({
    group: 'chat',
    method: 'GET',
    path: '/api/chat/allowance',
    input: z.object({}),
    output: z.object({ ...envelopeShape, data: quota.optional() }),
    sample: {},
  }),
};
