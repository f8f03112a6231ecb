import { resendWaitMs, resendFirstMs, resendMostMs } from '@/lib/model/offline/resend-wait';

it('what could not be sent waits twice as long each time, up to a bound', () => {
  const waits = [1, 2, 3, 4].map((failures) => resendWaitMs(failures, 1, undefined));
  expect(waits).toEqual([1, 2, 4, 8].map((times) => times * resendFirstMs));
  expect(resendWaitMs(60, 1, undefined)).toBe(resendMostMs);
});

it('readers wait apart from one another, each at least half as long', () => {
  const waits = [0, 0.5, 1].map((random) => resendWaitMs(1, random, undefined));
  expect(waits).toEqual([0.5, 0.75, 1].map((part) => part * resendFirstMs));
});

it('nobody asks sooner than the service says', () => {
  const later = (2 * resendMostMs) / 1_000;
  expect(resendWaitMs(1, 0, later)).toBe(later * 1_000);
  expect(resendWaitMs(1, 1, 0)).toBe(resendFirstMs);
});
