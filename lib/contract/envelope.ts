// The envelope of every answer of the news service, and the two checks on it.
import * as z from 'zod';

/**
 * `{ base_resp, code, msg, … }`. Everything is optional: an HTTP error is parsed as an empty
 * object, and only an answer with `code: 0` counts as success.
 */
export const envelopeShape = {
  base_resp: z
    .object({
      error_code: z.number().optional(),
      error_message: z.string().optional(),
      /**
       * The reason, a key of `refusals.ts`: the reader's message follows from it, in their
       * language.
       */
      reason: z.string().optional(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .optional(),
  code: z.number().optional(),
  msg: z.string().optional(),
};

/** An answer without any data. */
export const plainEnvelope = z.object(envelopeShape);
export type Envelope = z.infer<typeof plainEnvelope>;

/** The error code of an envelope, or undefined: `error_code` 0 or absent is no error. */
export function errorCode(answer: Envelope): number | undefined {
  return answer.base_resp?.error_code || undefined;
}

/** "code 0 is success" — and nothing else is, not even an answer without a code. */
export function isSuccess(answer: Envelope): boolean {
  return answer.code === 0 && errorCode(answer) === undefined;
}
