import fc from '../../fast-check';
import { adultYears, firstBirthday } from '@/lib/model/limits/account';
import {
  ageOn,
  dayText,
  daysIn,
  isAdult,
  isBirthday,
  readDay,
  todayAt,
} from '@/lib/model/account/birthday';

const today = '2026-11-21';

describe('a birthday', () => {
  it.each([
    ['1800-01-31', false],
    ['1800-02-01', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2023-02-29', false],
    ['2000-13-01', false],
    ['2000-00-10', false],
    ['2000-04-31', false],
    ['2000-4-3', false],
    [' 2000-04-03', false],
    ['20000403', false],
    ['2000-04', false],
    ['2000-04-03T10:00', false],
    ['x2000-04-03', false],
    ['', false],
  ])('%s is valid: %s', (text, expected) => {
    expect(isBirthday(text, today)).toBe(expected);
  });

  it('is valid exactly when the calendar has that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1600, max: 2400 }), fc.nat(14), fc.nat(33), (y, m, d) => {
        const text = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(+date) && date.toISOString().startsWith(text);
        expect(readDay(text) !== undefined).toBe(exists);
      }),
    );
  });

  it('is a year, a month and a day, and written as it was read', () => {
    expect(readDay('0807-04-03')).toEqual({ year: 807, month: 4, day: 3 });
    for (const text of ['0807-04-03', '2000-12-31'])
      expect(dayText(readDay(text) ?? { year: 0, month: 0, day: 0 })).toBe(text);
  });

  it('February has 29 days in leap years', () => {
    expect([1800, 1900, 2000, 2023, 2024].map((year) => daysIn(year, 2))).toEqual([
      28, 28, 29, 28, 29,
    ]);
  });
});

describe('the age', () => {
  it.each([
    ['2008-11-21', 18, true],
    ['2008-11-22', 17, false],
    ['2008-11-20', 18, true],
    ['2009-01-01', 17, false],
    ['2026-11-21', 0, false],
    [firstBirthday, 226, true],
  ])('of someone born on %s is %i', (birthday, age, adult) => {
    expect(ageOn(today, birthday)).toBe(age);
    expect(isAdult(birthday, today)).toBe(adult);
  });

  it('of a child of 29 February changes on 1 March where there is no such day', () => {
    expect(isAdult('2004-02-29', '2022-02-28')).toBe(false);
    expect(isAdult('2004-02-29', '2022-03-01')).toBe(true);
    expect(ageOn('2024-02-28', '2004-02-29')).toBe(19);
    expect(ageOn('2024-02-29', '2004-02-29')).toBe(20);
  });

  it('is undefined for a future or invalid day', () => {
    expect(ageOn(today, '2026-11-22')).toBeUndefined();
    expect(ageOn(today, 'soon')).toBeUndefined();
    expect(ageOn(today, '1999')).toBeUndefined();
    expect(ageOn('2026', '1999-01-01')).toBeUndefined();
    expect(isAdult('1799-12-31', today)).toBe(false);
  });

  it(`crosses ${adultYears} on one day only`, () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2050-12-31') });
    fc.assert(
      fc.property(days, (date) => {
        if (Number.isNaN(+date)) return;
        const birthday = date.toISOString().slice(0, 10);
        const year = Number(birthday.slice(0, 4)) + adultYears;
        // No year that is 18 years behind a leap year is one.
        const turns = `${year}-${birthday.slice(5).replace('02-29', '03-01')}`;
        const dayBefore = new Date(+new Date(`${turns}T12:00:00Z`) - 24 * 3600_000);
        expect(isAdult(birthday, dayBefore.toISOString().slice(0, 10))).toBe(false);
        expect(isAdult(birthday, turns)).toBe(true);
      }),
    );
  });
});

it('the current day depends on the place', () => {
  const now = Date.UTC(2026, 0, 1, 0, 30);
  expect(todayAt(now, 'UTC')).toBe('2026-01-01');
  expect(todayAt(now, 'America/New_York')).toBe('2025-12-31');
  expect(todayAt(now, 'Asia/Manila')).toBe('2026-01-01');
});
