import { resendWaitMs, resendFirstMs, resendMostMs } from '@/lib/model/offline/resend-wait';
import { sentBy } from '@/lib/model/offline/sent';

const noReader = -101;
const outcome = (status: number | undefined, code: number | undefined, waits = false) =>
  sentBy({ status, code, waits }, noReader);

it.each([
  [200, 0, 'taken'],
  [200, 7, 'refused'],
  [200, -1, 'refused'],
  [400, 400, 'refused'],
  [403, undefined, 'refused'],
  [404, 0, 'refused'],
  [499, 0, 'refused'],
  // A network that asks to sign in answers with its own page.
  [200, undefined, 'later'],
  [302, undefined, 'later'],
  [200, noReader, 'later'],
  [401, 7, 'later'],
  [408, 7, 'later'],
  [425, 7, 'later'],
  [429, 7, 'later'],
  [500, 0, 'later'],
  [503, undefined, 'later'],
  [undefined, undefined, 'later'],
])('a mark answered with status %p and code %p: %s', (status, code, sent) => {
  expect(outcome(status, code)).toBe(sent);
});

it('an answer with a retry time is no refusal', () => {
  expect(outcome(200, 7, true)).toBe('later');
  expect(outcome(400, 400, true)).toBe('later');
});

it('doubles the wait each time, randomized over its second half, up to a limit', () => {
  expect([1, 2, 3].map((failures) => resendWaitMs(failures, 1, undefined))).toEqual([
    ...[resendFirstMs, resendFirstMs * 2, resendFirstMs * 4],
  ]);
  expect(resendWaitMs(1, 0, undefined)).toBe(resendFirstMs / 2);
  expect(resendWaitMs(99, 1, undefined)).toBe(resendMostMs);
});

it('waits at least as long as the service says, and as its own backoff', () => {
  expect(resendWaitMs(1, 1, 600)).toBe(600_000);
  expect(resendWaitMs(1, 1, 1)).toBe(resendFirstMs);
});
