import { isoDay, yearOf } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';
import { dayMs, hourMs } from '@/lib/model/time';

const at = (text: string) => Date.parse(text);

describe('a calendar day', () => {
  it('depends on the time zone', () => {
    const late = at('2026-01-14T20:00:00Z');
    expect(isoDay(late)).toBe('2026-01-14');
    expect(isoDay(late, 'Asia/Manila')).toBe('2026-01-15');
    expect(isoDay(at('0099-03-01T00:00:00Z'))).toBe('0099-03-01');
  });

  it('ends where the next one begins, also when clocks change', () => {
    const noon = at('2026-01-14T12:00:00Z');
    expect(dayEnd(noon)).toBe(at('2026-01-15T00:00:00Z'));
    expect(dayEnd(noon, 'Asia/Shanghai')).toBe(at('2026-01-14T16:00:00Z'));
    const zone = 'America/New_York';
    for (const [day, hours] of [
      ['2026-03-08T05:00:00Z', 23],
      ['2026-11-01T04:00:00Z', 25],
    ] as const) {
      expect(dayEnd(at(day), zone) - at(day)).toBe(hours * hourMs);
      expect(isoDay(dayEnd(at(day), zone) - 1, zone)).toBe(isoDay(at(day), zone));
    }
  });

  it('contains every moment exactly once', () => {
    const start = at('2026-02-28T00:00:00Z');
    expect(dayEnd(start)).toBe(start + dayMs);
    expect(dayEnd(start + dayMs - 1)).toBe(start + dayMs);
    expect(isoDay(start + dayMs)).toBe('2026-03-01');
  });

  it('is undefined without a time', () => {
    expect(() => isoDay(Number.NaN)).toThrow(RangeError);
  });

  it('has the year of its zone', () => {
    const turn = at('2025-12-31T18:00:00Z');
    expect([yearOf(turn), yearOf(turn, 'Asia/Shanghai')]).toEqual([2025, 2026]);
  });
});
