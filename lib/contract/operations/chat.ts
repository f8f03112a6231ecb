// Questions to the assistant, and answers: rated, made public, deleted; what is left of a day's questions.
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

/** A question with its cited answer, as its reader made it public. */
export const publishedAnswer = z.object({
  id,
  event_id: id.optional(),
  question: z.string(),
  /** The language that was asked in, in any spelling. */
  language: z.string(),
  /** Markdown with citation marks `[n]`. */
  answer: z.string(),
  references: z.array(reference).default([]),
  /** Milliseconds since 1970. */
  asked_at: z.number(),
});
export type PublishedAnswer = z.infer<typeof publishedAnswer>;

/** What a reader thinks of an answer; `none` takes it back. */
const answerRatings = ['up', 'down', 'none'] as const;

/** What may still be asked today, and when all of it is free again, in milliseconds since 1970. */
const quota = z.object({ left: z.number(), most: z.number(), free_at: z.number() });
export type ChatQuota = z.infer<typeof quota>;

export const chatOperations = {
  /** One turn of the assistant. Its envelope comes only when the question is refused. */
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
  /** Tells the assistant ahead which cited sentence will be asked about. "Response ignored." */
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
  /** Makes an answer public: an act of the reader who asked. Repeating it answers the same id. */
  PublishAnswer: operation({
    group: 'chat',
    method: 'POST',
    repeatable: true,
    path: '/api/chat/publish',
    input: z.object({ turn_id: id }),
    output: z.object({ ...envelopeShape, data: z.object({ answer_id: id }).optional() }),
    sample: { turn_id: sampleTurn.turn_id },
  }),
  /** Takes a public answer back. Repeating it changes nothing. */
  WithdrawAnswer: operation({
    group: 'chat',
    method: 'POST',
    repeatable: true,
    path: '/api/chat/withdraw',
    input: z.object({ turn_id: id }),
    output: plainEnvelope,
    sample: { turn_id: sampleTurn.turn_id },
  }),
  /** A public answer, for anybody. `code` -1: there is none, or it was taken back. */
  GetPublishedAnswer: operation({
    group: 'chat',
    method: 'GET',
    path: '/api/chat/published/{answer_id}',
    input: z.object({ answer_id: id }),
    output: z.object({ ...envelopeShape, data: publishedAnswer.nullish() }),
    sample: { answer_id: 'AAAAAAAAAAAAAAAAAAAAAA' },
  }),
  /** A thumb up or down for an answer, kept for those who run the site. The last one counts. */
  RateAnswer: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/chat/rate',
    input: z.object({ turn_id: id, rating: z.enum(answerRatings) }),
    output: plainEnvelope,
    sample: { turn_id: sampleTurn.turn_id, rating: 'up' },
  }),
  /** Removes turns for good: a deleted conversation. What was shared or reported of it stays. */
  DeleteTurns: operation({
    group: 'chat',
    method: 'POST',
    path: '/api/chat/delete',
    input: z.object({ turn_ids: ids }),
    output: plainEnvelope,
    sample: { turn_ids: [sampleTurn.turn_id] },
  }),
  /** What is left of today's questions. */
  GetAllowance: operation({
    group: 'chat',
    method: 'GET',
    path: '/api/chat/allowance',
    input: z.object({}),
    output: z.object({ ...envelopeShape, data: quota.optional() }),
    sample: {},
  }),
};
