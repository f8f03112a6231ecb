import { isLeaving } from '@/lib/browser/page/leaving';

it('a page is being left from beforeunload on, unless it still exists seconds later', () => {
  jest.useFakeTimers();
  expect(isLeaving()).toBe(false);
  window.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
  jest.advanceTimersByTime(3_000);
  expect(isLeaving()).toBe(false);
  jest.useRealTimers();
});
