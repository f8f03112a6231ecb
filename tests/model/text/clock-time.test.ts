import { dayAndTime } from '@/lib/model/calendar';
import { clockTime } from '@/lib/model/text/clock-time';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-01-02T01:00:00Z');
const seen = (time: string) => clockTime(Date.parse(time), now, zone);

it.each([
  ['2026-01-02T00:59:00Z', 'today', '08:59'],
  ['2026-01-01T16:00:00Z', 'today', '00:00'],
  ['2026-01-01T15:59:59Z', 'yesterday', '23:59'],
  ['2025-12-31T16:00:00Z', 'yesterday', '00:00'],
  ['2025-12-31T15:59:59Z', 'other', '23:59'],
  ['2026-01-03T01:00:00Z', 'this-year', '09:00'],
  ['2027-01-02T01:00:00Z', 'other', '09:00'],
  ['1970-01-01T00:00:01Z', 'other', '08:00'],
])('%s is of the kind %s, at %s', (time, day, clock) => {
  expect(seen(time)).toMatchObject({ day, time: clock });
});

it('the day is that of the zone, at its midnight in UTC', () => {
  expect(seen('2026-01-01T16:00:00Z')?.date).toEqual(new Date('2026-01-02T00:00:00Z'));
});

it.each([0, -1, Number.NaN, Infinity])('%d is no time', (time) => {
  expect(clockTime(time, now, zone)).toBeUndefined();
});

it('a day and its time are told in any zone and year', () => {
  const time = Date.parse('0099-03-01T23:05:00Z');
  expect(dayAndTime(time)).toEqual({ day: '0099-03-01', time: '23:05' });
  expect(dayAndTime(now, zone)).toEqual({ day: '2026-01-02', time: '09:00' });
  expect(dayAndTime(now, 'America/New_York')).toEqual({ day: '2026-01-01', time: '20:00' });
});
