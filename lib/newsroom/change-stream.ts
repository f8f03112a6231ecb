// Notifies those who cache our answers of changes, whichever process made them. Protects: the
// database is followed once, however many listeners there are, and not at all without any.
import type { Logger } from 'pino';
import { changesBeatMs } from '@/lib/contract/changes';
import type { Timer } from '@/lib/model/timer';
import type { Store } from './store/contract/store';

export type ChangeStreams = {
  /** Adds a listener: its stream, until it leaves or the service closes. */
  open(): Response;
  end(): Promise<void>;
};

/** The most changes that a listener may lag behind; beyond that it must reconnect. */
const behindMost = 10_000;
const encoder = new TextEncoder();

export function createChangeStreams({
  store,
  timer,
  log,
}: {
  store: Pick<Store, 'changes'>;
  timer: Timer;
  log: Pick<Logger, 'error'>;
}): ChangeStreams {
  const listeners = new Map<ReadableStreamDefaultController<Uint8Array>, unknown>();
  let following: { stop: AbortController; ended: Promise<void> } | undefined;

  function leave(listener: ReadableStreamDefaultController<Uint8Array>): void {
    timer.clearTimeout(listeners.get(listener));
    listeners.delete(listener);
    if (listeners.size > 0) return;
    following?.stop.abort();
    following = undefined;
  }

  function send(listener: ReadableStreamDefaultController<Uint8Array>, text: string): void {
    if ((listener.desiredSize ?? 0) < -behindMost) {
      leave(listener);
      listener.error(new Error('The listener stood still.'));
    } else listener.enqueue(encoder.encode(text));
  }

  function beat(listener: ReadableStreamDefaultController<Uint8Array>): void {
    const again = () => {
      send(listener, ':\n\n');
      if (listeners.has(listener)) beat(listener);
    };
    listeners.set(listener, timer.setTimeout(again, changesBeatMs));
  }

  function follow(): void {
    if (following) return;
    const stop = new AbortController();
    const tell = (subject: string) => {
      for (const listener of [...listeners.keys()]) {
        send(listener, `data: ${JSON.stringify({ subject })}\n\n`);
      }
    };
    const ended = store.changes
      .follow(tell, stop.signal)
      .catch((error: unknown) => log.error({ err: error }, 'changes could not be followed'));
    following = { stop, ended };
  }

  return {
    open() {
      let mine: ReadableStreamDefaultController<Uint8Array> | undefined;
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          mine = controller;
          follow();
          beat(controller);
          send(controller, ':\n\n');
        },
        cancel: () => mine && leave(mine),
      });
      const headers = {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      };
      return new Response(stream, { headers });
    },

    async end() {
      const ended = following?.ended;
      for (const listener of [...listeners.keys()]) {
        leave(listener);
        listener.close();
      }
      await ended;
    },
  };
}
