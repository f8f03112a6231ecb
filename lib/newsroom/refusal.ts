// The one way in which the newsroom says no; the door turns it into the envelope.

/** A request that is understood and refused: `code` goes to `base_resp.error_code`, `status` to HTTP. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 200,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'Refusal';
  }
}
