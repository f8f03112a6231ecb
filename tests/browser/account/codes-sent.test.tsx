/** @jest-environment ./tests/dom-with-fetch.mjs */
import { codeSentAt, forgetCodeSent, noteCodeSent } from '@/lib/browser/account/codes-sent';
import { emailCodeMs } from '@/lib/model/limits/account';

const place = 'Login email ana@example.org';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => jest.useRealTimers());

it('a code is known to every tab of the browser, and its address is not stored', () => {
  noteCodeSent(place, Date.now());
  sessionStorage.clear();
  expect(codeSentAt(place)).toBe(Date.now());
  expect(JSON.stringify({ ...localStorage })).not.toContain('ana');
  forgetCodeSent(place);
  expect(codeSentAt(place)).toBeUndefined();
});

it.each([
  ['is over', emailCodeMs],
  ['lies ahead, since the clock was set back', -1],
])('nothing remains of a code whose time %s', (_, laterMs) => {
  noteCodeSent(place, Date.now());
  jest.setSystemTime(Date.now() + laterMs);
  expect(codeSentAt('another')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});
