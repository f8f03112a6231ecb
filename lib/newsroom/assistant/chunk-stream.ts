// Chunks as an event stream: one event each, a comment every 15 s, and an error event when the turn
// fails. Protects: a disconnect is noticed at once, and a reader who does not read applies
// back-pressure.
import { chunkEvent, errorEvent } from '@/lib/contract';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { heartbeatMs } from '@/lib/model/limits/chat';
import type { Timer } from '@/lib/model/timer';

export type ChunkStreamOptions = {
  timer: Timer;
  /** Aborted when the reader leaves. */
  leaving: AbortController;
  /** Called with every heartbeat, sent or not. */
  onBeat?(): void;
  /** What a failed turn reports to its reader; the error itself is not shown. */
  onError(error: unknown): { code: number; msg: string };
};

/** Chunks that are produced before the reader requests them. */
const chunksAhead = 8;

const encoder = new TextEncoder();
const comment = encoder.encode(':\n\n');

/** JSON contains no line break, so one `data` line is enough. */
const eventOf = (name: string, data: unknown) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

export type ChunkStream = {
  stream: ReadableStream<Uint8Array>;
  /** Ends it from the server, with an error for the reader; resolves once the turn is recorded. */
  end(error: { code: number; msg: string }): Promise<void>;
};

/** The stream of a turn; the next of `chunks` is requested when the reader requests it. */
export function chunkStream(
  chunks: AsyncGenerator<ChatChunk>,
  { timer, leaving, onBeat, onError }: ChunkStreamOptions,
): ChunkStream {
  let handle: unknown;
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** Closes the stream for further chunks. */
  function over(): ReadableStreamDefaultController<Uint8Array> | undefined {
    timer.clearTimeout(handle);
    const last = sink;
    sink = undefined;
    return last;
  }
  function fail(error: { code: number; msg: string }): void {
    const last = over();
    last?.enqueue(eventOf(errorEvent, error));
    last?.close();
  }
  async function leave(reason: string): Promise<void> {
    leaving.abort(new DOMException(reason, 'AbortError'));
    // Lets the turn record its progress.
    await chunks.return(undefined).catch(() => undefined);
  }

  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      sink = controller;
      // At once, so that every proxy and the reader see that the answer has begun.
      controller.enqueue(comment);
      const beat = () => {
        onBeat?.();
        if ((sink?.desiredSize ?? 0) > 0) sink?.enqueue(comment);
        handle = timer.setTimeout(beat, heartbeatMs);
      };
      handle = timer.setTimeout(beat, heartbeatMs);
    },
    async pull() {
      try {
        const next = await chunks.next();
        if (next.done) over()?.close();
        else sink?.enqueue(eventOf(chunkEvent, next.value));
      } catch (error) {
        if (sink) fail(onError(error));
      }
    },
    async cancel() {
      over();
      await leave('The reader left.');
    },
  };
  const stream = new ReadableStream(source, { highWaterMark: chunksAhead });

  return {
    stream,
    async end(error) {
      fail(error);
      await leave(error.msg);
    },
  };
}
