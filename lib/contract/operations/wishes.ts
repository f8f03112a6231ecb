// What readers want less of, feedback on the news, and additions to their interests. Payloads that
// the specification leaves open are ours.
import * as z from 'zod';
import { reportTextChars } from '@/lib/model/limits/feed';
import { envelopeShape, plainEnvelope } from '../envelope';
import { id, ids, whole } from '../fields';
import { mute } from '../mutes';
import { operation } from '../operation';

/**
 * What is removed from the lists; a number from the client selects a word by its position, from 1
 * on.
 */
const disinterestTypes = ['topic', 'source', 'entity', 'event'] as const;

const text = z.string().trim().max(reportTextChars).optional();
/** A `key`, a `name` or a `report_type` of the options. */
const option = z.union([z.string().max(40), z.int().min(0).max(99).transform(String)]);

export const wishOperations = {
  /**
   * "Not interested" in a topic, a source or an entity, by its id or its name: mutes it like
   * add_mute, and removes from the lists the event where it was found. `mute` is the input for
   * remove_mute. Type `event` needs `event_id` only.
   */
  Disinterest: operation({
    group: 'wishes',
    method: 'POST',
    path: '/api/user/v1/disinterest',
    input: z
      .object({
        disinterest_type: z.union([
          z.enum(disinterestTypes),
          whole(1, disinterestTypes.length).transform(
            (number) => disinterestTypes[number - 1] ?? 'event',
          ),
        ]),
        disinterest_entity_id: z.string().trim().max(128).default(''),
        event_id: id.optional(),
      })
      .refine(
        (given) =>
          given.disinterest_type === 'event'
            ? given.event_id !== undefined || id.safeParse(given.disinterest_entity_id).success
            : given.disinterest_entity_id !== '',
        'names nothing: disinterest_entity_id, or event_id of an event',
      ),
    output: z.object({
      ...envelopeShape,
      data: z.object({ mute: mute.optional(), event_ids: ids.default([]) }).optional(),
    }),
    sample: { disinterest_type: 'entity', disinterest_entity_id: 'Marathon' },
  }),
  /**
   * The feedback options for an event, in the reader's language; `key` is the input for feedback.
   */
  ListFeedbackOptions: operation({
    group: 'wishes',
    method: 'GET',
    path: '/api/user/v1/event_feedback_option',
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          options: z
            .array(z.object({ key: z.string(), name: z.string(), report_type: z.number() }))
            .default([]),
        })
        .optional(),
    }),
    list: ['data', 'options'],
    sample: {},
  }),
  /**
   * Possible additions to the interests, in the reader's language: from an event, or else from
   * today's news; without those already chosen. `key` is the input for modify_user_interests.
   */
  ListInterestOptions: operation({
    group: 'wishes',
    method: 'GET',
    path: '/api/user/v1/add_interests_option',
    input: z.object({ event_id: id.optional() }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          options: z
            .array(z.object({ key: z.string(), name: z.string(), category: z.string() }))
            .default([]),
        })
        .optional(),
    }),
    list: ['data', 'options'],
    sample: {},
  }),
  /** Feedback on an event or on the news in general: an option, a text, or both. */
  UserFeedback: operation({
    group: 'wishes',
    method: 'POST',
    path: '/api/user/v1/feedback',
    input: z
      .object({ option: option.optional(), event_id: id.optional(), text })
      .refine(({ option, text: words }) => option || words, 'says nothing: option or text'),
    output: plainEnvelope,
    sample: { option: 'outdated', event_id: 'sample-leap-second', text: 'It is over.' },
  }),
};
