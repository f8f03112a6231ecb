// One turn of the assistant on the wire: sends a question, receives chunks. lib/model/chat decides
// what a chunk means.
import {
  buildRequest,
  chunkEvent,
  errorEvent,
  readChunk,
  readStreamError,
  type ChatMessage,
  type Fetch,
} from '@/lib/contract';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Language } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { readEvents, unknownStreamError, type StreamOptions } from './event-stream';
import { openStream } from './open-stream';
import { ServiceError } from './service-error';

export type ChatCall = {
  /** The origin to call. */
  base: string;
  sessionId: string;
  /** The `cube-id` header, prefix included. */
  cubeId: string;
  language: Language;
  signal?: AbortSignal;
};

/** The request of the chat call. */
export function chatRequest(message: ChatMessage, call: ChatCall): Request {
  const headers = {
    accept: 'text/event-stream',
    'cache-control': 'no-cache',
    'session-id': call.sessionId,
    'cube-id': call.cubeId,
    language: toWireLanguage(call.language),
  };
  return buildRequest('Chat', message, call.base, headers, call.signal);
}

/** A controller that follows `signal` and can also be aborted on its own. */
function follow(signal: AbortSignal | undefined): AbortController & { release(): void } {
  const own = new AbortController();
  const abort = () => own.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return Object.assign(own, { release: () => signal?.removeEventListener('abort', abort) });
}

/**
 * Sends a message and yields the chunks of its answer in order. Rejects with `ServiceError`:
 * `connect` before the stream opens, `stream` when it breaks off or reports an error, `aborted` by
 * the caller. However it ends, the request is closed.
 */
export async function* chatChunks(
  fetch: Fetch,
  message: ChatMessage,
  call: ChatCall,
  options: Omit<StreamOptions, 'signal'> = {},
): AsyncGenerator<ChatChunk, void, undefined> {
  const own = follow(call.signal);
  const reading = { ...options, signal: own.signal };
  try {
    const request = chatRequest(message, { ...call, signal: own.signal });
    const body = await openStream(fetch, request, reading);
    for await (const { event, data } of readEvents(body, reading)) {
      const error = event === errorEvent ? readStreamError(data) : undefined;
      if (error) throw new ServiceError('stream', error.msg || unknownStreamError, error.code);
      const chunk = event === chunkEvent ? readChunk(data) : undefined;
      if (chunk) yield chunk;
    }
  } finally {
    own.release();
    own.abort();
  }
}
