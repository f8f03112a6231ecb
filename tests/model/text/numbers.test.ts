import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { likeCount, shortNumber } from '@/lib/model/text/numbers';
import { describeShared } from '@/tests/shared';

describe('the like count', () => {
  it.each([
    [0, ''],
    [-3, ''],
    [1, '1'],
    [999, '999'],
    [1_000, '999+'],
    [1_000_000_000, '999+'],
    [Number.NaN, ''],
  ])('of %d reads "%s"', (count, text) => expect(likeCount(count)).toBe(text));
});

describe('a large number', () => {
  it.each([
    [0, 0, 'one'],
    [999, 999, 'one'],
    [1_000, 1, 'thousand'],
    [1_499, 1, 'thousand'],
    [1_500, 2, 'thousand'],
    [999_499, 999, 'thousand'],
    [999_999, 1, 'million'],
    [1_500_000, 2, 'million'],
  ])('%d is %d %s', (count, value, unit) => expect(shortNumber(count)).toEqual({ value, unit }));
});

describeShared('numbers over the shared cases', ['corpora', 'relative-time-own'], (folder) => {
  const item = z.object({ n: z.number().nullable(), expect: z.string() });
  const { like_count, number_format } = z
    .object({ like_count: z.array(item), number_format: z.array(item) })
    .parse(JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')));

  it.each(like_count)('a like count of $n shows as "$expect"', ({ n, expect: expected }) => {
    // A count in parts is no count that a service sends: what is whole of it is shown.
    expect(likeCount(n ?? Number.NaN)).toBe(expected === 'AMBIGUOUS' ? '1' : expected);
  });

  it.each(number_format)('$n has its unit word: $expect', ({ n, expect: expected }) => {
    const { value, unit } = shortNumber(n ?? 0);
    // Decided: halves go up, and a thousand thousands is a million.
    const decided = { 1500: '2 thousand', 999500: '1 million' }[n ?? 0];
    const words = unit === 'one' ? String(value) : `${value} ${unit}`;
    if (expected.includes('no exponent')) expect(String(value)).toMatch(/^\d+$/);
    else expect(decided ?? expected.replace(/rounds to | unit/g, '')).toBe(words);
  });
});
