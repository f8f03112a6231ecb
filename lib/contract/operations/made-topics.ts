// What a reader does with topics that they made, and the proposal before one is made.
import * as z from 'zod';
import { topicQueryChars } from '@/lib/model/limits/topics';
import { isSeen, seenLine } from '@/lib/model/text/seen-text';
import { envelopeShape, plainEnvelope } from '../envelope';
import { id } from '../fields';
import { operation } from '../operation';
import { topic, topicItem } from '../topic';

const words = z
  .string()
  .trim()
  .min(1)
  .max(topicQueryChars)
  .refine(isSeen, 'has nothing to see')
  .transform(seenLine)
  .optional();

/** A topic as it would be: nothing of it is stored. */
const proposal = z.object({
  topic_name: z.string(),
  lang: z.string(),
  /** How many events it would contain now; at most as many as one search reads. */
  match_count: z.number().int(),
  /** The newest of them, newest first. */
  topic_item_list: z.array(topicItem),
});

export const madeTopicOperations = {
  /**
   * Changes a topic that the signed-in reader made: its name, its words, or both. If others follow
   * it, they keep it unchanged, and the answer is a topic of the reader's own.
   */
  EditTopic: operation({
    group: 'made-topics',
    method: 'POST',
    path: '/api/topic/topic/v1/edit',
    input: z.object({ topic_id: id, title: words, topic_name: words, query: words, words }),
    output: z.object({ ...envelopeShape, topic: topic.nullish() }),
    sample: { topic_id: 't_sample-time', title: 'Clocks' },
  }),
  /** Deletes a topic that the signed-in reader made; others who follow it keep it. */
  DeleteTopic: operation({
    group: 'made-topics',
    method: 'POST',
    path: '/api/topic/topic/v1/delete',
    input: z.object({ topic_id: id }),
    output: plainEnvelope,
    sample: { topic_id: 't_sample-time' },
  }),
  /**
   * What `CreateTopic` would make of the same event or words, for signed-in readers. Stores
   * nothing.
   */
  PreCreateTopic: operation({
    group: 'made-topics',
    method: 'POST',
    path: '/api/topic/topic/v1/pre_create',
    reads: true,
    input: z.object({ event_id: id.optional(), query: words }),
    output: z.object({ ...envelopeShape, proposal: proposal.nullish() }),
    sample: { query: 'clocks' },
  }),
};
