// An event stream on its way from the news service to a reader, byte for byte. Protects: nothing
// waits for more than is there, a slow reader pauses the service, one that reads nothing is cut, and
// one that leaves is heard. What breaks off ends with an error event.
import { errorEvent } from '@/lib/contract';
import { relayBufferBytes, relayStallMs } from '@/lib/model/limits/service';
import { systemTimer, type Timer } from '@/lib/model/timer';

/** The largest piece that a connection hands over at once: as much must still fit when one is asked for. */
export const relayPieceBytes = 64 * 1024;

export type RelayOptions = {
  /** Streams under way and what each does when the process ends. */
  onDrain?: Set<() => void>;
  /** Called once, however the stream ends. */
  onEnd?(): void;
  timer?: Timer;
};

/** An error event; the blank line before it ends whatever event had begun. */
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
  /** Set while the reader waits for bytes, and while the service waits for the reader. */
  let hungry: (() => void) | undefined;
  let resume: (() => void) | undefined;
  let stall: unknown;
  let over = false;
  let ended = false;

  /** Nothing more is taken from the service. */
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
  /** From here on it is the reader's turn: not asking for more is standing still. */
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
    // Only what the reader asks for is taken out: what is ahead of it is counted here.
    { highWaterMark: 0 },
  );
}
