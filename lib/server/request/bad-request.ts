// A call that the web process refuses before it reaches the news service.
import type { RefusalReason, RefusalValues } from '@/lib/contract';
import { refusal } from './refusal-response';

/** Becomes an envelope with the reason; `headers` go with it (`allow` with a 405). */
export class BadRequest extends Error {
  readonly headers: Record<string, string>;

  constructor(
    readonly reason: RefusalReason,
    readonly values: RefusalValues = {},
    { headers = {}, ...options }: ErrorOptions & { headers?: Record<string, string> } = {},
  ) {
    super(reason, options);
    this.name = 'BadRequest';
    this.headers = headers;
  }

  toResponse(): Response {
    return refusal(this.reason, this.values, this.headers);
  }
}
