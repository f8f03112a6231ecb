// What a client reports and stores: its version, reading time, feedback on the site, and values for
// the reader's other devices. Payloads are ours.
import * as z from 'zod';
import { reportTextChars } from '@/lib/model/limits/feed';
import { dayMs } from '@/lib/model/time';
import { envelopeShape, plainEnvelope } from '../envelope';
import { whole } from '../fields';
import { operation } from '../operation';
import { seenWords } from '../seen-field';

/** The values that a reader's devices share: the length of a name, and the size of one value. */
const cacheKeyChars = 100;
const cacheValueBytes = 16 * 1024;

const versionText = z.string().regex(/^v?\d{1,6}(\.\d{1,6}){0,3}$/, 'is not a version');

/** The time that one timer has measured so far: later reports of a timer replace earlier ones. */
const beat = z.object({
  /** Milliseconds of reading, at most a day. */
  duration: whole(0, dayMs),
  timer_id: z.string().regex(/^[\w.:-]{1,64}$/, 'is not a timer id'),
  /** Accepted and not stored. */
  os_info: z.union([z.string().max(500), z.record(z.string(), z.unknown())]).optional(),
});

const beaten = z.object({
  ...envelopeShape,
  data: z.object({ timer_id: z.string(), duration: z.number() }).optional(),
});

/** The size of a text as it is sent. */
const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;
const cacheValue = z
  .string()
  .max(cacheValueBytes)
  .refine((text) => bytesOf(text) <= cacheValueBytes, 'is too large');

const cacheKey = z
  .string()
  .max(cacheKeyChars)
  .regex(/^[\w.:-]+$/, 'is not a key');

export const deviceOperations = {
  /** The visitor's country as named by the site's edge, two letters; '' if it names none. */
  GetUserLocationCountry: operation({
    group: 'device',
    method: 'GET',
    path: '/api/user/v1/get_user_location_country',
    input: z.object({}),
    output: z.object({ ...envelopeShape, data: z.object({ country: z.string() }).optional() }),
    sample: {},
  }),
  /** Whether there is a newer client than `version`; without a version, what the newest is. */
  CheckUpdate: operation({
    group: 'device',
    method: 'GET',
    path: '/api/system/v1/check_update',
    input: z.object({ version: versionText.optional(), platform: z.string().max(40).optional() }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          has_update: z.boolean(),
          latest_version: z.string(),
          /** The path of the download, on this site. */
          download_path: z.string(),
        })
        .optional(),
    }),
    sample: { version: '1.0.22' },
  }),
  /** Reports the reading time so far, measured by one timer; stored once for each timer. */
  Heartbeat: operation({
    group: 'device',
    method: 'POST',
    path: '/api/system/v1/heartbeat',
    input: beat,
    output: beaten,
    sample: { duration: 30_000, timer_id: 'timer-1', os_info: 'web' },
  }),
  /**
   * Repeats a report that was lost in transit: it fills the gap, and never shortens the known time.
   */
  HeartbeatRecover: operation({
    group: 'device',
    method: 'POST',
    path: '/api/system/v1/heartbeat_recover',
    input: beat,
    output: beaten,
    sample: { duration: 60_000, timer_id: 'timer-1', os_info: 'web' },
  }),
  /** Feedback on the site itself, for those who run it. */
  SystemFeedback: operation({
    group: 'device',
    method: 'POST',
    path: '/api/system/v1/feedback',
    input: z.object({ text: seenWords(reportTextChars) }),
    output: plainEnvelope,
    sample: { text: 'The list jumps.' },
  }),
  /** Stores a value for this reader; '' deletes it. */
  SetRemoteCache: operation({
    group: 'device',
    method: 'POST',
    path: '/api/system/v1/set_remote_cache',
    input: z.object({ key: cacheKey, value: cacheValue }),
    output: z.object({ ...envelopeShape, data: z.object({ updated_at: z.number() }).optional() }),
    sample: { key: 'place.recommend', value: '{"id":"sample-leap-second"}' },
  }),
  /** The reader's own value of a key; if there is none, `value` is '' and `updated_at` is 0. */
  GetRemoteCache: operation({
    group: 'device',
    method: 'GET',
    path: '/api/system/v1/get_remote_cache',
    input: z.object({ key: cacheKey }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ key: z.string(), value: z.string(), updated_at: z.number() }).optional(),
    }),
    sample: { key: 'place.recommend' },
  }),
};
