// The client's only error type. `kind` says what a caller can do about it; the cause is always
// kept.
import type { Notice } from './interceptor';

export type ServiceErrorKind =
  /** The service understood and refused: `code` is its error code. */
  | 'refused'
  /** The reader has to sign in; the sign-in flow has been opened already. */
  | 'notLoggedIn'
  /** The caller gave up: nothing to show. */
  | 'aborted'
  /** No answer arrived. */
  | 'network'
  /** The answer violates the contract. */
  | 'malformed'
  /** A stream did not begin: `code` is the service's, or the HTTP status. */
  | 'connect'
  /** A stream broke off, fell silent or reported an error. */
  | 'stream'
  /** The generic helper found no response: `code` is the HTTP status. */
  | 'interface';

export class ServiceError extends Error {
  /** How long the service asks to wait before the next try. */
  readonly retryAfterSeconds?: number;
  /** How a refusal is shown to the reader. */
  readonly notice?: Notice;

  constructor(
    readonly kind: ServiceErrorKind,
    message: string,
    readonly code?: number,
    options?: ErrorOptions & { retryAfterSeconds?: number; notice?: Notice },
  ) {
    super(message, options);
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.notice = options?.notice;
    this.name = 'ServiceError';
  }
}

/** "Aborted requests are named AbortError and treated as canceled." */
export function isAborted(error: unknown): boolean {
  return error instanceof ServiceError
    ? error.kind === 'aborted'
    : error instanceof Error && error.name === 'AbortError';
}
