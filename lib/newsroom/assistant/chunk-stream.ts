// Chunks as an event stream: one event each, a comment every 15 s, and an error event when the turn
// fails. Protects: a reader that leaves is heard at once, one that does not read holds the work up.
import { chunkEvent, errorEvent } from '@/lib/contract';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { heartbeatMs } from '@/lib/model/limits/chat';
import type { Timer } from '@/lib/model/timer';

export type ChunkStreamOptions = {
  timer: Timer;
  /** Aborted when the reader leaves. */
  leaving: AbortController;
  /** Called with every heartbeat, whether or not one is sent. */
  onBeat?(): void;
  /** What to tell a reader of a turn that failed; the error is not shown. */
  onError(error: unknown): { code: number; msg: string };
};

/** Chunks that are made before the reader asks for them. */
const chunksAhead = 8;

const encoder = new TextEncoder();
const comment = encoder.encode(':\n\n');

/** JSON has no line break of its own, so that one `data` line holds it. */
const eventOf = (name: string, data: unknown) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

export type ChunkStream = {
  stream: ReadableStream<Uint8Array>;
  /** Ends it from our side, with an error for the reader; resolves when the turn is written down. */
  end(error: { code: number; msg: string }): Promise<void>;
};

/** The stream of a turn; `chunks` is asked for the next one when the reader is. */
export function chunkStream(
  chunks: AsyncGenerator<ChatChunk>,
  { timer, leaving, onBeat, onError }: ChunkStreamOptions,
): ChunkStream {
  let handle: unknown;
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** Nothing more is sent after this. */
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
    // Lets the turn write down how far it came.
    await chunks.return(undefined).catch(() => undefined);
  }

  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      sink = controller;
      // At once, so that everyone between us and the reader sees that the answer has begun.
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
