// What readers want less of, what they may say about the news, and what they could add to their
// interests. Payloads that the specification leaves open are ours.
import * as z from 'zod';
import { reportTextChars } from '@/lib/model/limits/feed';
import { envelopeShape, plainEnvelope } from '../envelope';
import { id, ids, whole } from '../fields';
import { mute } from '../mutes';
import { operation } from '../operation';

/** What leaves the lists; a number of the client stands for the word at its place, from 1 on. */
const disinterestTypes = ['topic', 'source', 'entity', 'event'] as const;

const text = z.string().trim().max(reportTextChars).optional();
/** A `key`, a `name` or a `report_type` of the options. */
const option = z.union([z.string().max(40), z.int().min(0).max(99).transform(String)]);

export const wishOperations = {
  /**
   * "Not interested" in a topic, a source or an entity, by its id or its name: it is muted as
   * add_mute does it, and the event it was met in leaves the lists. `mute` is what remove_mute takes
   * back. Type `event` needs `event_id` only.
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
  /** What can be said about an event, in the reader's language; `key` is what feedback takes. */
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
   * What could be added to the interests, in the reader's language: of an event, else of today's
   * news; without what is chosen. `key` is what modify_user_interests takes.
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
  /** Something about an event, or about the news at large: an option, words, or both. */
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
