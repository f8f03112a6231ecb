// The typed client of the news service: every call of the program goes through `call`, in the
// browser to our own origin, on the server directly to the service.
import {
  buildRequest,
  operations,
  type Fetch,
  type Input,
  type OperationName,
  type Output,
} from '@/lib/contract';
import { clientVersion } from '@/lib/model/limits/service';
import { interpret, type Notice } from './interceptor';
import { readAnswer } from './read-answer';
import { send } from './send';
import { ServiceError } from './service-error';

export type ClientOptions = {
  /** The origin to call, such as `https://news.example.org`. */
  base: string;
  /** Headers of every call: `cube-id`, language. */
  headers?(): HeadersInit;
  /** The `version` header; false sends none, for deployments configured so. */
  version?: string | false;
  /** Shows a failure to the reader, once for each failed call. */
  notify?(notice: Notice): void;
  /** Called when malformed entries of a list were dropped. */
  onDropped?(operation: OperationName, entries: number, cause: Error): void;
  /** Opens the sign-in flow; the call is not repeated. */
  onNotLoggedIn?(): void;
};

/**
 * `quiet` shows the reader nothing: for calls that the reader did not trigger. `onStatus` gets the
 * HTTP status before the answer is read: for callers that distinguish a refusal from a failure. A
 * call made while the reader leaves the page needs `outlive`: browsers cancel the others.
 */
export type CallOptions = {
  signal?: AbortSignal;
  quiet?: boolean;
  outlive?: boolean;
  onStatus?(status: number): void;
};

export type Call = <N extends OperationName>(
  name: N,
  input: Input<N>,
  options?: CallOptions,
) => Promise<Output<N>>;

/**
 * Creates `call(name, input, {signal, quiet})`. It resolves with the parsed answer, which is empty
 * (no `code`) after an HTTP error; it rejects only with {@link ServiceError}. Callers that would
 * mistake an empty answer for a success or for an empty list use `mustSucceed`.
 */
export function createClient(fetch: Fetch, options: ClientOptions): Call {
  const { base, version = clientVersion } = options;

  return async (name, input, { signal, quiet = false, outlive = false, onStatus } = {}) => {
    const notify = (notice: Notice | undefined) => {
      if (notice && !quiet) options.notify?.(notice);
    };
    const headers = new Headers(options.headers?.());
    if (version) headers.set('version', version);
    const built = buildRequest(name, input, base, headers, signal);
    const request = outlive ? new Request(built, { keepalive: true }) : built;
    const { status, body, retryAfterSeconds } = await send(fetch, request).catch(
      (error: ServiceError) => {
        if (error.kind === 'network') notify({ key: 'errors.serviceError' });
        throw error;
      },
    );
    onStatus?.(status);
    const verdict = interpret(status, body);
    if (verdict.outcome === 'notLoggedIn') {
      options.onNotLoggedIn?.();
      throw new ServiceError('notLoggedIn', verdict.message, verdict.code);
    }
    notify(verdict.notice);
    if (verdict.outcome === 'refused') {
      const { message, code, notice } = verdict;
      throw new ServiceError('refused', message, code, { retryAfterSeconds, notice });
    }
    if (verdict.outcome === 'malformed') {
      throw new ServiceError('malformed', 'The answer is not JSON.', status);
    }
    const read = readAnswer(operations[name], verdict.answer);
    if ('cause' in read) {
      notify({ key: 'errors.serviceError' });
      const { cause } = read;
      throw new ServiceError('malformed', 'The answer is not as agreed.', status, { cause });
    }
    const { parsed, dropped } = read;
    if (dropped) options.onDropped?.(name, dropped.entries, dropped.cause);
    // The schema of row N was applied just above; a lookup by name loses that link for the compiler.
    return parsed as Output<typeof name>;
  };
}
