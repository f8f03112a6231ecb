// Relays an event stream from the news service to a reader, byte for byte. Protects: memory stays
// bounded, a slow reader pauses the service, a reader that reads nothing is cut off, and a
// disconnect stops the service. A stream that breaks off ends with an error event.
import { errorEvent } from '@/lib/contract';
import { relayBufferBytes, relayStallMs } from '@/lib/model/limits/service';
import { systemTimer, type Timer } from '@/lib/model/timer';

/** The largest chunk that a connection delivers: so much room must be left before the next read. */
export const relayPieceBytes = 64 * 1024;

export type RelayOptions = {
  /** Streams in progress, as functions that end each one when the process shuts down. */
  onDrain?: Set<() => void>;
  /** Called once, however the stream ends. */
  onEnd?(): void;
  timer?: Timer;
};

/** An error event; the blank line before it ends any event that had begun. */
function farewell(code: number, msg: string): Uint8Array {
  const data = JSON.stringify({ code, msg });
  return new TextEncoder().encode(`\n\nevent: ${errorEvent}\ndata: ${data}\n\n`);
}

/** The same bytes in the same order, at most {@link relayBufferBytes} of them ahead of the reader. */
export function relayStream(
  body: ReadableStream<Uint8Array>,
  { onDrain, onEnd, timer = systemTimer }: RelayOptions = {},
): ReadableStream<Uint8Array> {
  const upstream = body.getReader();
  const waiting: Uint8Array[] = [];
  let size = 0;
  /**
   * `hungry` is set while the reader waits for bytes, `resume` while the service waits for the
   * reader.
   */
  let hungry: (() => void) | undefined;
  let resume: (() => void) | undefined;
  let stall: unknown;
  let over = false;
  let ended = false;

  /** Takes nothing more from the service. */
  function stop(): void {
    if (over) return;
    over = true;
    onDrain?.delete(drain);
    upstream.cancel().catch(() => undefined);
    resume?.();
    hungry?.();
  }
  function end(): void {
    timer.clearTimeout(stall);
    if (ended) return;
    ended = true;
    waiting.length = 0;
    stop();
    onEnd?.();
  }
  /** Starts the stall timer: the reader must ask for more before it fires. */
  function watch(controller: ReadableStreamDefaultController<Uint8Array>): void {
    stall = timer.setTimeout(() => {
      controller.error(new Error('The reader stood still.'));
      end();
    }, relayStallMs);
  }
  function push(bytes: Uint8Array): void {
    waiting.push(bytes);
    size += bytes.byteLength;
    hungry?.();
  }
  function drain(): void {
    if (over) return;
    push(farewell(503, 'This server is ending. Please try again.'));
    stop();
  }

  async function pump(): Promise<void> {
    try {
      while (!over) {
        const { done, value } = await upstream.read();
        if (over || done) break;
        push(value);
        while (!over && size + relayPieceBytes > relayBufferBytes) {
          await new Promise<void>((resolve) => (resume = resolve));
        }
      }
    } catch {
      if (!over) push(farewell(502, 'The news service broke off.'));
    }
    stop();
  }

  onDrain?.add(drain);
  void pump();
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        watch(controller);
      },
      async pull(controller) {
        timer.clearTimeout(stall);
        while (waiting.length === 0 && !over) {
          await new Promise<void>((resolve) => (hungry = resolve));
        }
        const next = waiting.shift();
        if (!next) {
          end();
          controller.close();
          return;
        }
        size -= next.byteLength;
        controller.enqueue(next);
        resume?.();
        watch(controller);
      },
      cancel: end,
    },
    // Hand out only what the reader asks for: what is buffered ahead is counted here.
    { highWaterMark: 0 },
  );
}
