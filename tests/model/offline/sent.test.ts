import { resendFirstMs, resendMostMs } from '@/lib/model/limits/offline';
import { resendWaitMs } from '@/lib/model/offline/resend-wait';
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
  // A network that asks to sign in answers with a page of its own.
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
])('what becomes of a mark by status %p and code %p: %s', (status, code, sent) => {
  expect(outcome(status, code)).toBe(sent);
});

it('an answer that says when to come again is no refusal', () => {
  expect(outcome(200, 7, true)).toBe('later');
  expect(outcome(400, 400, true)).toBe('later');
});

it('waits twice as long each time, spread over the second half, up to a most', () => {
  expect([1, 2, 3].map((failures) => resendWaitMs(failures, 1, undefined))).toEqual([
    ...[resendFirstMs, resendFirstMs * 2, resendFirstMs * 4],
  ]);
  expect(resendWaitMs(1, 0, undefined)).toBe(resendFirstMs / 2);
  expect(resendWaitMs(99, 1, undefined)).toBe(resendMostMs);
});

it('is not sooner than the service says, nor sooner than its own wait', () => {
  expect(resendWaitMs(1, 1, 600)).toBe(600_000);
  expect(resendWaitMs(1, 1, 1)).toBe(resendFirstMs);
});
