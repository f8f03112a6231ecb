// The only way in which the newsroom refuses; the router turns it into the envelope.
import { refusalOf, type RefusalReason, type RefusalValues } from '@/lib/contract';

export type RefusalOptions = ErrorOptions & {
  /** The values in the reason's text: `{ most: 20 }`. */
  values?: RefusalValues;
  retryAfterSeconds?: number;
};

type Worded = { code: number; status: number; message: string; reason?: RefusalReason };

/**
 * A request that is understood and refused: `code` becomes `base_resp.error_code`, `status` the
 * HTTP status.
 */
export class Refusal extends Error {
  readonly code: number;
  readonly status: number;
  readonly reason?: RefusalReason;
  readonly values?: RefusalValues;
  readonly retryAfterSeconds?: number;

  /** A reason from the table; or, from the login calls, a text in the reader's language. */
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
