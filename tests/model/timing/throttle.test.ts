import { outlineThrottleMs } from '@/lib/model/limits/article';
import { throttle } from '@/lib/model/timing/throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the outline follows the scroll position at most every 60 ms, and never misses the last', () => {
  const run = jest.fn();
  const follow = throttle(run, outlineThrottleMs);
  for (let ms = 0; ms < 180; ms += 10) {
    follow.call();
    jest.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(4);
  jest.advanceTimersByTime(60);
  expect(run).toHaveBeenCalledTimes(4);
  follow.call();
  follow.call();
  jest.advanceTimersByTime(59);
  expect(run).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(6);
});

test('nothing runs after it was stopped', () => {
  const run = jest.fn();
  const follow = throttle(run, 60);
  follow.call();
  follow.call();
  follow.stop();
  jest.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledTimes(1);
});
