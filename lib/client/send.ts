// One request and its whole answer, with every way to fail turned into the one error.
import type { Fetch } from '@/lib/contract';
import { isAborted, ServiceError } from './service-error';

function failed(cause: unknown, signal: AbortSignal): ServiceError {
  return isAborted(cause) || signal.aborted
    ? new ServiceError('aborted', 'The call was canceled.', undefined, { cause })
    : new ServiceError('network', 'No answer arrived.', undefined, { cause });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Status and parsed body; `body` is undefined when it is not JSON. Throws `ServiceError`. */
export async function send(
  fetch: Fetch,
  request: Request,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(request);
    return { status: response.status, body: parse(await response.text()) };
  } catch (cause) {
    throw failed(cause, request.signal);
  }
}
