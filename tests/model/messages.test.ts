import { isQuiet, isTimeZone, messageKindNames, messageKinds } from '@/lib/model/messages/kinds';
import { MessageType } from '@/lib/model/wire/enums';

/** 22:30 in Manila. */
const evening = Date.UTC(2026, 0, 15, 14, 30);
const hourMs = 3_600_000;
const manila = { time_zone: 'Asia/Manila' };

it('every kind has a type', () => {
  expect(messageKindNames).toEqual(Object.keys(messageKinds));
  const types = new Set<number>(Object.values(MessageType));
  for (const name of messageKindNames) expect(types.has(messageKinds[name])).toBe(true);
});

it.each([
  [22, 23, true],
  [21, 22, false],
  [23, 24, false],
  [0, 24, true],
  // Across midnight.
  [22, 7, true],
  [23, 7, false],
  [20, 22, false],
  [20, 23, true],
  [22, 22, false],
])('22:30 is quiet from %i to %i: %s', (from, to, quiet) => {
  expect(isQuiet({ ...manila, from, to }, evening)).toBe(quiet);
});

it('hours are in the reader’s time zone', () => {
  const night = { from: 22, to: 7 };
  expect(isQuiet({ ...night, time_zone: 'UTC' }, evening)).toBe(false);
  const before = [0, 8, 9].map((hours) =>
    isQuiet({ ...night, ...manila }, evening + hours * hourMs),
  );
  expect(before).toEqual([true, true, false]);
  // Midnight is hour 0.
  expect(isQuiet({ ...manila, from: 0, to: 1 }, evening + 2 * hourMs)).toBe(true);
});

it('hours follow daylight saving time, also in the night of a change', () => {
  const newYork = { from: 22, to: 7, time_zone: 'America/New_York' };
  // On 8 March 2026 the hour from 2 to 3 is skipped: 7 o'clock comes an hour earlier.
  const night = Date.UTC(2026, 2, 8, 2, 59);
  const quiet = [0, 1 / 60, 8, 8 + 1 / 60, 24].map((hours) =>
    isQuiet(newYork, night + hours * hourMs),
  );
  expect(quiet).toEqual([false, true, true, false, true]);
  // A reader who travels west has the same hours on the local clock: it is 16 o'clock there.
  const there = { ...newYork, time_zone: 'Asia/Manila' };
  expect(isQuiet(there, Date.UTC(2026, 2, 8, 8))).toBe(false);
  expect(isQuiet(newYork, Date.UTC(2026, 2, 8, 8))).toBe(true);
});

it('accepts known time zones only', () => {
  expect(['Asia/Manila', 'UTC'].map(isTimeZone)).toEqual([true, true]);
  expect(['', 'Asia/Nowhere', 'Manila time'].map(isTimeZone)).toEqual([false, false, false]);
});
