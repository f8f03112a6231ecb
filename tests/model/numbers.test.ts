import { likeCount, shortNumber } from '@/lib/model/numbers';

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
