// What every answer of the news service is wrapped in, and the two questions asked of it.
import * as z from 'zod';

/**
 * `{ base_resp, code, msg, … }`. All optional: an HTTP error is answered with an empty object, and
 * only an answer that says `code: 0` counts as success.
 */
export const envelopeShape = {
  base_resp: z
    .object({
      error_code: z.number().optional(),
      error_message: z.string().optional(),
      /** Why, as a word of `refusals.ts`: what a reader is told follows from it, in their language. */
      reason: z.string().optional(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .optional(),
  code: z.number().optional(),
  msg: z.string().optional(),
};

/** An answer that carries nothing but its outcome. */
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
