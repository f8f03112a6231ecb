// The one way in which the newsroom says no; the door turns it into the envelope.

/** A request that is understood and refused: `code` goes to `base_resp.error_code`, `status` to HTTP. */
export class Refusal extends Error {
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: number,
    message: string,
    readonly status = 200,
    { retryAfterSeconds, ...options }: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.name = 'Refusal';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
