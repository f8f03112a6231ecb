import { dayOf } from '@/lib/server/pages/day';

it.each(['2026-01-14', 'today', '2020-02-29'])('%s is a day', (date) => {
  expect(dayOf(date)).toBe(date);
  expect(dayOf([date, '2026-01-15'])).toBe(date);
});

it('other spellings of a day are equal', () => {
  expect(dayOf('20260114')).toBe('2026-01-14');
});

it.each(['nonsense', '2026-02-31', '', undefined])('%s is no day: the newest is shown', (date) => {
  expect(dayOf(date)).toBeUndefined();
});
