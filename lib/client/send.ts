// Sends one request and reads its whole answer; every failure becomes the one error type.
import type { Fetch } from '@/lib/contract';
import { isAborted, ServiceError } from './service-error';
import { parseJson } from '@/lib/model/text/parse-json';

function failed(cause: unknown, signal: AbortSignal): ServiceError {
  return isAborted(cause) || signal.aborted
    ? new ServiceError('aborted', 'The call was canceled.', undefined, { cause })
    : new ServiceError('network', 'No answer arrived.', undefined, { cause });
}

/** `Retry-After` in seconds; as a date it is of no use to a clock that may be wrong. */
function waitOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

type Received = { status: number; body: unknown; retryAfterSeconds?: number };

/** Status and parsed body; `body` is undefined when it is not JSON. Throws `ServiceError`. */
export async function send(fetch: Fetch, request: Request): Promise<Received> {
  try {
    const response = await fetch(request);
    const { status, headers } = response;
    const body = parseJson(await response.text());
    return { status, body, retryAfterSeconds: waitOf(headers) };
  } catch (cause) {
    throw failed(cause, request.signal);
  }
}
