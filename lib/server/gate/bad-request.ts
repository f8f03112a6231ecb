// A call that the web process refuses before it reaches the news service.
import { refusal } from './refusal-response';

/** Becomes an envelope of HTTP `status`; `headers` go with it (`allow` with a 405). */
export class BadRequest extends Error {
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    message: string,
    { headers = {}, ...options }: ErrorOptions & { headers?: Record<string, string> } = {},
  ) {
    super(message, options);
    this.name = 'BadRequest';
    this.headers = headers;
  }

  toResponse(): Response {
    return refusal(this.status, this.message, this.headers);
  }
}
