// The one way in which the newsroom says no; the door turns it into the envelope.
import { refusalOf, type RefusalReason, type RefusalValues } from '@/lib/contract';

export type RefusalOptions = ErrorOptions & {
  /** What the sentence of the reason names: `{ most: 20 }`. */
  values?: RefusalValues;
  retryAfterSeconds?: number;
};

type Worded = { code: number; status: number; message: string; reason?: RefusalReason };

/** A request that is understood and refused: `code` goes to `base_resp.error_code`, `status` to HTTP. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: number;
  readonly reason?: RefusalReason;
  readonly values?: RefusalValues;
  readonly retryAfterSeconds?: number;

  /** A reason of the table; or, from the login calls, words that are in the reader's language already. */
  constructor(
    why: RefusalReason | Worded,
    { values, retryAfterSeconds, ...options }: RefusalOptions = {},
  ) {
    const { code, status, message } = typeof why === 'string' ? refusalOf(why, values) : why;
    super(message, options);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.reason = typeof why === 'string' ? why : why.reason;
    this.values = values;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
