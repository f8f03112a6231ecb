// Operators' calls for the status of a site, files stored on it, and the mail it sends.
// docs/service-calls/internal.md.
import * as z from 'zod';
import { fileBytes, fileNameChars } from '@/lib/model/limits/operating';
import { modelPurposes } from '@/lib/model/model-purpose';
import { envelopeShape, plainEnvelope } from '../envelope';
import { count, cursor, id } from '../fields';
import { innerPage, innerPageMost, innerPageSize } from '../inner-page';
import { operation } from '../operation';

const limit = count(innerPageSize, innerPageMost);
/** Three bytes are four characters; a `data:` URL has its type before them. */
const base64Chars = Math.ceil(fileBytes / 3) * 4 + 100;

/** `url`: its public address, on every host of the site. */
const file = z.object({
  file_id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  url: z.string(),
  created_at: z.number(),
});

/** What all readers together used since midnight UTC, and the limit. */
const ofDay = z.object({ used: z.number().int(), most: z.number().int() });

export const innerSiteOperations = {
  /**
   * The status of the site: feeds by state, the last day of polls, and today's use of the model.
   */
  GetOverview: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/overview',
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          feeds: z.object({
            ...{ healthy: z.number().int(), failing: z.number().int() },
            ...{ waiting: z.number().int(), paused: z.number().int() },
          }),
          last_poll_at: z.number().optional(),
          /** The last 24 hours. */
          day: z.object({
            ...{ polls: z.number().int(), failed: z.number().int(), articles: z.number().int() },
          }),
          /** Since midnight UTC, with the site's limit. */
          model: z.object({
            ...{ writings: z.number().int(), writings_most: z.number().int() },
            ...{ translations: z.number().int(), translations_most: z.number().int() },
            tokens: z.number().int().default(0),
            tokens_most: z.number().int().optional(),
          }),
          /** `speech`: newly synthesized parts, if there is a speech service. */
          today: z.object({ topics: ofDay, mails: ofDay, speech: ofDay.optional() }).optional(),
        })
        .optional(),
    }),
    sample: {},
  }),
  /**
   * Stores a picture, or text in UTF-8; `content` is base64. Saving the same file again changes
   * nothing.
   */
  SaveFile: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/files/save',
    bodyBytes: base64Chars + 4_096,
    input: z.object({
      name: z.string().trim().min(1).max(fileNameChars),
      content: z.string().min(1).max(base64Chars),
    }),
    output: z.object({ ...envelopeShape, data: file.optional() }),
    sample: { name: 'notes.txt', content: 'VGhlIGJyaWRnZSByZW9wZW5zLg==' },
  }),
  /** Files, newest first. */
  ListFiles: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/files',
    input: z.object({ cursor, limit }),
    output: innerPage(file),
    list: ['data', 'items'],
    sample: {},
  }),
  /** Deletes a file for good: its address no longer answers. */
  DeleteFile: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/files/delete',
    input: z.object({ file_id: id }),
    output: plainEnvelope,
    sample: { file_id: 'sample-file' },
  }),
  /**
   * Sends a test mail to the operator's own address. `answer`: what the mail server said, or why it
   * refused it.
   */
  SendTestMail: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/mail/test',
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      data: z.object({ sent: z.boolean(), to: z.string(), answer: z.string() }).optional(),
    }),
    sample: {},
  }),
  /** Token use of models, by day (its start in UTC), purpose and model, newest first. */
  ListModelUse: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/model/use',
    input: z.object({ cursor, limit }),
    output: innerPage(
      z.object({
        day: z.number(),
        purpose: z.enum(modelPurposes),
        model: z.string(),
        ...{ calls: z.number().int(), failed: z.number().int() },
        /** Calls whose server did not report its tokens. */
        estimated: z.number().int(),
        ...{ tokens_in: z.number().int(), tokens_out: z.number().int() },
        /** By today's prices, for models that have one. */
        cost: z.object({ amount: z.number(), currency: z.string() }).optional(),
      }),
    ),
    list: ['data', 'items'],
    sample: {},
  }),
  /** Messages sent, by hour, kind and channel, newest first: how many, and never to whom. */
  ListDeliveries: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/mail',
    input: z.object({ cursor, limit }),
    output: innerPage(
      z.object({
        hour: z.number(),
        kind: z.enum(['account', 'code', 'daily', 'notice', 'test']),
        channel: z.enum(['email', 'phone', 'site']),
        sent: z.number().int(),
        failed: z.number().int(),
      }),
    ),
    list: ['data', 'items'],
    sample: {},
  }),
};
