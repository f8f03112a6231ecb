// Parses event streams: bytes in, events out, one at a time and only when requested. Protects: a
// comment yields no event but keeps the stream alive, and every failure becomes one ServiceError.
import { createParser } from 'eventsource-parser';
import { streamEventChars, streamSilenceMs } from '@/lib/model/limits/chat';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { createLineSplitter } from './event-lines';
import { isAborted, ServiceError } from './service-error';
import { waitFor } from './watchdog';

/** `event` is `message` unless named; `id` and `retry` (ms) are the stream's latest. */
export type StreamEvent = { event: string; data: string; id: string; retry?: number };

export type StreamOptions = {
  /** Aborting ends the stream with an error of kind `aborted`. */
  signal?: AbortSignal;
  silenceMs?: number;
  timer?: Timer;
};

export const unspecifiedStreamError = 'Unspecified event streaming error.';
export const unknownStreamError = 'unknown_stream_error';

/** Creates `push(line)`: the event that the line completes, if any. Throws on an `error` event. */
function createEventReader(): (line: string) => StreamEvent | undefined {
  let id = '';
  let retry: number | undefined;
  let named = '';
  const completed: StreamEvent[] = [];
  const parser = createParser({
    maxBufferSize: streamEventChars,
    onEvent: ({ event = 'message', data, id: own }) => {
      id = own ?? id;
      completed.push({ event, data, id, ...(retry !== undefined && { retry }) });
    },
    onRetry: (ms) => {
      retry = ms;
    },
    onError: ({ type, message }) => {
      if (type === 'max-buffer-size-exceeded') throw new ServiceError('stream', message);
    },
  });

  return (line) => {
    parser.feed(`${line}\n`);
    if (line !== '') {
      const field = /^event(?:: ?(.*))?$/s.exec(line);
      if (field) named = field[1] ?? '';
      return undefined;
    }
    const event = completed.pop();
    // The parser ignores events without a data line; an error counts even without one.
    const isError = (event?.event ?? named) === 'error';
    if (isError) throw new ServiceError('stream', event?.data || unspecifiedStreamError);
    // "Events with empty data are dropped."
    return event?.data ? event : undefined;
  };
}

/** Wraps any failure in the one error type; `kind` says where it happened. */
export function streamFailure(
  cause: unknown,
  kind: 'connect' | 'stream',
  message: string,
  signal?: AbortSignal,
): ServiceError {
  if (isAborted(cause) || signal?.aborted) {
    return new ServiceError('aborted', 'The call was canceled.', undefined, { cause });
  }
  if (cause instanceof ServiceError) return cause;
  return new ServiceError(kind, message, undefined, { cause });
}

/**
 * The events of a body. Rejects with `ServiceError`: `aborted`, or `stream` when the stream breaks
 * off, says `error`, or is silent for 45 s. Leaving the loop early closes the body.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { signal, silenceMs = streamSilenceMs, timer = systemTimer }: StreamOptions = {},
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.getReader();
  const lines = createLineSplitter();
  const push = createEventReader();
  try {
    for (;;) {
      const { done, value } = await waitFor(reader.read(), { ms: silenceMs, timer, signal });
      if (done) return;
      for (const line of lines(value)) {
        const event = push(line);
        if (event) yield event;
        if (signal?.aborted) throw signal.reason;
      }
    }
  } catch (cause) {
    throw streamFailure(cause, 'stream', unknownStreamError, signal);
  } finally {
    // Not awaited: a hanging source must not keep the turn open.
    reader.cancel().catch(() => undefined);
  }
}
