// Opens an event stream, or reports why it did not open, in the service's words if it has any.
import { errorCode, plainEnvelope, type Fetch } from '@/lib/contract';
import { streamSilenceMs } from '@/lib/model/limits/chat';
import { systemTimer } from '@/lib/model/timer';
import { streamFailure, type StreamOptions } from './event-stream';
import { refusedNotice, type Notice } from './interceptor';
import { ServiceError } from './service-error';
import { waitFor } from './watchdog';

export const unknownConnectError = 'unknown blockwise connect error';

/**
 * The content of an answer that is not a stream: the code and text of its envelope, or its raw
 * text.
 */
function readRefusal(text: string): { code?: number; words: string; notice?: Notice } {
  try {
    const envelope = plainEnvelope.parse(JSON.parse(text));
    const words = envelope.base_resp?.error_message || envelope.msg || '';
    const notice = refusedNotice(envelope);
    return { code: errorCode(envelope) ?? envelope.code, words, notice };
  } catch {
    return { words: text };
  }
}

/** "A non-stream reply carries a code"; "'<status> Error: <text>' for a status that is not ok". */
async function refusal(response: Response): Promise<ServiceError> {
  const text = await response.text().catch(() => '');
  const { code, words, notice } = readRefusal(text);
  if (response.ok) {
    const isPage = /html/.test(response.headers.get('content-type') ?? '');
    return new ServiceError('connect', (!isPage && words) || unknownConnectError, code, {
      notice,
    });
  }
  const message = `${response.status} Error: ${words || response.statusText}`.trimEnd();
  return new ServiceError('connect', message, code ?? response.status, { notice });
}

function isEventStream(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && /^text\/event-stream\s*(?:;|$)/i.test(type);
}

/**
 * The body of a stream that opened. Rejects with `ServiceError`: `aborted`, or `connect` with the
 * service's code; 45 s without an answer are a failure, too.
 */
export async function openStream(
  fetch: Fetch,
  request: Request,
  options: StreamOptions = {},
): Promise<ReadableStream<Uint8Array>> {
  const { silenceMs: ms = streamSilenceMs, timer = systemTimer } = options;
  const signal = options.signal ?? request.signal;
  try {
    const response = await waitFor(fetch(request), { ms, timer, signal });
    if (isEventStream(response) && response.body) return response.body;
    throw await waitFor(refusal(response), { ms, timer, signal });
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : '';
    throw streamFailure(cause, 'connect', words || unknownConnectError, signal);
  }
}
