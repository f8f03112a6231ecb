import { tzOffset } from '@date-fns/tz';
import { isoDay } from '@/lib/model/calendar';
import { dayMs, hourMs } from '@/lib/model/time';
import { dayAfter, timesOf } from '@/lib/newsroom/day/calendar-day';

/** The first days of the weeks of 2026 with a clock change in a time zone. */
function weeksOfChange(zone: string): string[] {
  const weeks = Array.from({ length: 53 }, (_, week) => Date.UTC(2026, 0, 1 + 7 * week));
  return weeks
    .filter((at) => tzOffset(zone, new Date(at)) !== tzOffset(zone, new Date(at + 7 * dayMs)))
    .map((at) => new Date(at).toISOString().slice(0, 10));
}

it('every moment belongs to one day, in every zone', () => {
  const wrong: string[] = [];
  let changes = 0;
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const week of weeksOfChange(zone)) {
      changes += 1;
      for (let days = -1; days <= 8; days += 1) {
        const day = dayAfter(week, days);
        if (timesOf(day, zone).to !== timesOf(dayAfter(day, 1), zone).from) {
          wrong.push(`${zone} ${day}: the next day begins when it is not over`);
        }
      }
    }
  }
  expect(changes).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('a day that starts with the clocks going forward is an hour shorter', () => {
  const { from, to } = timesOf('2026-04-24', 'Africa/Cairo');
  expect(to - from).toBe(23 * hourMs);
  expect([isoDay(from - 1, 'Africa/Cairo'), isoDay(from, 'Africa/Cairo')]).toEqual([
    '2026-04-23',
    '2026-04-24',
  ]);
});
