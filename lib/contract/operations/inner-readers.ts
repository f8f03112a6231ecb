// Operators' calls for readers. docs/service-calls/internal.md.
import * as z from 'zod';
import { envelopeShape, plainEnvelope } from '../envelope';
import { cursor, id } from '../fields';
import { operation } from '../operation';
import { seenWords } from '../seen-field';

const notice = seenWords(500);
/** The same text in up to three languages. */
const notices = z
  .array(z.object({ lang: z.string().max(20), text: notice }))
  .min(1)
  .max(3);

const who = { user_id: id };
const sampleReader = { user_id: 'sample-reader' };

export const innerReaderOperations = {
  /** Finds a reader by id, confirmed address or confirmed number. */
  FindReader: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/readers',
    input: z.object({ query: z.string().trim().min(1).max(254) }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          user_id: z.string(),
          name: z.string(),
          methods: z.array(z.string()),
          sessions: z.number().int(),
          created_at: z.number(),
          banned_at: z.number().optional(),
          ban_reason: z.string().optional(),
        })
        .optional(),
    }),
    sample: { query: 'sample-reader' },
  }),
  /** Bans a reader: ends every session and refuses each sign-in from then on. */
  BanReader: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/readers/ban',
    input: z.object({ ...who, reason: z.string().trim().max(500).default('') }),
    output: plainEnvelope,
    sample: { ...sampleReader, reason: 'Sells things in comments' },
  }),
  /** Lifts a ban: the reader can sign in again. Repeating it changes nothing. */
  UnbanReader: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/readers/unban',
    input: z.object(who),
    output: plainEnvelope,
    sample: sampleReader,
  }),
  /** Deletes an account with everything that is stored for it. It cannot be undone. */
  DeleteReader: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/readers/delete',
    input: z.object({ ...who, reason: z.string().trim().max(500).default('') }),
    output: plainEnvelope,
    sample: sampleReader,
  }),
  /** Ends all sessions of a reader, who may sign in again at once. */
  SignOutReader: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/readers/sign_out',
    input: z.object(who),
    output: plainEnvelope,
    sample: sampleReader,
  }),
  /**
   * Sends a notice to one reader, or to everybody with an account: some at a time, the rest with
   * `next_cursor`. With the same `key` each reader gets it once.
   */
  SendNotice: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/notifications/send',
    input: z
      .object({
        key: id,
        text: z.union([notice, notices]),
        user_id: id.optional(),
        all: z.boolean().default(false),
        cursor,
      })
      .refine(({ user_id, all }) => (user_id === undefined) === all, 'needs user_id or all'),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({ told: z.number().int(), has_more: z.boolean(), next_cursor: z.string() })
        .optional(),
    }),
    sample: { key: 'sample-notice', text: 'The site moves on Sunday.', user_id: 'sample-reader' },
  }),
  /**
   * Clears caches of an event, or of everything: every web process drops its copies within two
   * seconds.
   */
  DropCopies: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/cache/drop',
    input: z.object({ event_id: id.optional() }),
    output: plainEnvelope,
    sample: {},
  }),
  /** Deletes values that a reader's devices share: those of a key, or of all keys with a prefix. */
  DeleteCacheKeys: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/cache/delete',
    input: z
      .object({
        user_id: id.optional(),
        device_id: id.optional(),
        key: z.string().min(1).max(128).optional(),
        prefix: z.string().min(1).max(128).optional(),
      })
      .refine((one) => (one.user_id === undefined) !== (one.device_id === undefined), {
        error: 'needs user_id or device_id',
      })
      .refine((one) => (one.key === undefined) !== (one.prefix === undefined), {
        error: 'needs key or prefix',
      }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ deleted: z.number().int() }).optional(),
    }),
    sample: { ...sampleReader, key: 'layout' },
  }),
};
