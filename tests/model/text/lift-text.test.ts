import { liftText } from '@/lib/model/text/lift-text';
import { missingKey } from '@/lib/model/text/missing-key';
import { dayMs, hourMs } from '@/lib/model/time';

it.each([
  [12 * hourMs, 'en', '+12 hours'],
  [-hourMs, 'en', '−1 hour'],
  [dayMs, 'en', '+1 day'],
  [-2 * dayMs, 'en', '−2 days'],
  [dayMs - 1, 'en', '+24 hours'],
  [0, 'en', '0 hours'],
  [2 * dayMs, 'zh-CN', '+2天'],
  [-12 * hourMs, 'zh-CN', '−12小时'],
])('%i ms in %s: %s', (ms, locale, text) => expect(liftText(ms, locale)).toBe(text));

it('a missing message shows its key', () => {
  expect(missingKey({ namespace: 'a', key: 'b.c' })).toBe('Missing key: a.b.c');
  expect(missingKey({ key: 'b' })).toBe('Missing key: b');
});
