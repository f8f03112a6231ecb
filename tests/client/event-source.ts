// Event streams for tests: bodies cut into any pieces, and a clock that only advances when told.
import type { Timer } from '@/lib/model/timer';
import { handTimer as stoppedTimer } from '@/tests/hand-timer';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A body that yields these pieces one by one and then ends. */
export function bodyOf(pieces: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** A body that the test writes by hand. */
export function openBody() {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  let canceled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
    cancel: () => {
      canceled = true;
    },
  });
  return {
    body,
    write: (text: string) => writer?.enqueue(bytesOf(text)),
    close: () => writer?.close(),
    fail: (error: Error) => writer?.error(error),
    isCanceled: () => canceled,
  };
}

export async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Lets pending promises continue. */
export const rest = () => new Promise((resolve) => setImmediate(resolve));

/** A timer that `pass` advances, letting pending work run in between. */
export function handTimer(): Timer & { pass(ms: number): Promise<void> } {
  const { timer, advance } = stoppedTimer();
  return {
    ...timer,
    async pass(ms) {
      advance(ms);
      await rest();
    },
  };
}
