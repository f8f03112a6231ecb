// The only error of the guarded fetch; its message is a sentence for the report line of a feed.

/**
 * `refused` by our own rules, or `port` for a port that web pages do not use; `unreachable` when
 * there is no way to the host (no network, no such name); `timeout`, `redirects` and `too-large`
 * past a limit; `failed` for any other error.
 */
export type FetchErrorKind =
  'refused' | 'port' | 'unreachable' | 'timeout' | 'redirects' | 'too-large' | 'failed';

export class FetchError extends Error {
  constructor(
    readonly kind: FetchErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'FetchError';
  }

  /** Our own rules refused the request, and always will. */
  get isRefusal(): boolean {
    return this.kind === 'refused' || this.kind === 'port';
  }
}

const noWay = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH']);
const tooLate = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [...own, ...inner.flatMap(codesOf), ...codesOf(error.cause)];
}

/** Turns any error of a resolver, socket or stream into a {@link FetchError}; keeps the cause. */
export function toFetchError(cause: unknown): FetchError {
  if (cause instanceof FetchError) return cause;
  const codes = codesOf(cause);
  if (cause instanceof Error && cause.name === 'TimeoutError') {
    return new FetchError('timeout', 'no whole answer within 20 s', { cause });
  }
  if (codes.some((code) => tooLate.has(code))) {
    return new FetchError('timeout', 'no connection within 5 s', { cause });
  }
  if (codes.some((code) => noWay.has(code))) {
    return new FetchError('unreachable', 'the host cannot be reached', { cause });
  }
  const why = codes[0] ? ` (${codes[0]})` : '';
  return new FetchError('failed', `the connection failed${why}`, { cause });
}
