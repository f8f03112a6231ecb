/** @jest-environment ./tests/dom-with-fetch.mjs */
import { countReadingAtom } from '@/lib/state/account/reading-time';
import { heartbeatMs } from '@/lib/model/limits/page';
import { readerAtom } from '@/lib/state/page/reader';
import { eventLoopTurns } from '../../event-loop-turns';
import { newReader, type Answer } from '../reader';

let shown = 'visible';
beforeAll(() =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown }),
);
beforeEach(() => {
  shown = 'visible';
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

function see(state: 'visible' | 'hidden') {
  shown = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function count(reader: string, answer: () => Answer) {
  const { store, asked } = newReader(answer);
  store.set(readerAtom, { id: reader });
  const life = new AbortController();
  store.set(countReadingAtom, `timer-of-${reader}`, life.signal);
  return { asked, end: () => life.abort() };
}
const taken = (): Answer => ({ body: { code: 0 } });

it('counts while the page is visible, and reports the sum each minute and on leaving', async () => {
  const { asked, end } = count('u1', taken);
  jest.advanceTimersByTime(heartbeatMs);
  see('hidden');
  jest.advanceTimersByTime(30 * heartbeatMs);
  see('visible');
  jest.advanceTimersByTime(heartbeatMs / 2);
  see('hidden');
  end();
  jest.advanceTimersByTime(heartbeatMs);
  await eventLoopTurns();
  const told = asked.map(({ name, input }) => [name, input.timer_id, input.duration]);
  expect(told.at(0)).toEqual(['Heartbeat', 'timer-of-u1', heartbeatMs]);
  expect(told.at(-1)).toEqual(['Heartbeat', 'timer-of-u1', 1.5 * heartbeatMs]);
  expect(localStorage.getItem('lost_beat')).toBeNull();
});

it('reports what did not arrive the next time, and for nobody else', async () => {
  const first = count('u1', () => 'broken');
  jest.advanceTimersByTime(heartbeatMs);
  await eventLoopTurns();
  first.end();
  const other = count('u2', taken);
  await eventLoopTurns();
  expect(other.asked).toEqual([]);
  other.end();
  const { asked, end } = count('u1', taken);
  await eventLoopTurns();
  expect(asked).toEqual([
    { name: 'HeartbeatRecover', input: { timer_id: 'timer-of-u1', duration: heartbeatMs } },
  ]);
  expect(localStorage.getItem('lost_beat')).toBeNull();
  end();
});
