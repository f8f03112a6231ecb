import { SilenceError, waitFor } from '@/lib/client/watchdog';
import { handTimer } from '../hand-timer';

/** A signal that records its listeners. */
function watchedSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const heard = new Set<unknown>();
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (type: string, run: EventListener) => {
    heard.add(run);
    add(type, run);
  };
  signal.removeEventListener = (type: string, run: EventListener) => {
    heard.delete(run);
    remove(type, run);
  };
  return { controller, signal, listeners: () => heard.size };
}

const never = () => new Promise<never>(() => undefined);
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('did not fail')),
    (error: unknown) => error,
  );

it('passes on what arrives in time and leaves no timer', async () => {
  const { timer, waiting } = handTimer();
  const { signal, listeners } = watchedSignal();
  const cause = new TypeError('terminated');
  const came = waitFor(Promise.resolve('a'), { ms: 45_000, timer, signal });
  const broke = waitFor(Promise.reject(cause), { ms: 45_000, timer, signal });
  expect(waiting()).toBe(2);
  expect(listeners()).toBe(2);
  expect(await came).toBe('a');
  expect(await errorOf(broke)).toBe(cause);
  expect(waiting()).toBe(0);
  expect(listeners()).toBe(0);
});

it('ends after exactly its time of silence, and reports that time', async () => {
  const { timer, waiting, advance } = handTimer();
  const { signal, listeners } = watchedSignal();
  const wait = errorOf(waitFor(never(), { ms: 45_000, timer, signal }));
  advance(44_999);
  expect(waiting()).toBe(1);
  advance(1);
  const error = await wait;
  expect(error).toBeInstanceOf(SilenceError);
  expect(error).toMatchObject({ message: 'Nothing was heard for 45000 ms.', name: 'SilenceError' });
  expect(listeners()).toBe(0);
});

it("an abort ends it with the caller's reason, before or during the wait", async () => {
  const { timer, waiting } = handTimer();
  const reason = new Error('left the page');
  const gone = AbortSignal.abort(reason);
  expect(await errorOf(waitFor(never(), { ms: 1, timer, signal: gone }))).toBe(reason);
  const { controller, signal, listeners } = watchedSignal();
  const wait = errorOf(waitFor(never(), { ms: 1, timer, signal }));
  controller.abort();
  expect(await wait).toMatchObject({ name: 'AbortError' });
  expect(waiting()).toBe(0);
  expect(listeners()).toBe(0);
});
