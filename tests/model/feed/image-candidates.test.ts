import fc from '@/tests/fast-check';
import { dealCandidates, imageBlockTimeoutMs } from '@/lib/model/feed/image-candidates';
import { cardImageMs, imageSpinnerMs } from '@/lib/model/limits/article';

test.each([
  [1, 1_500],
  [2, 1_500],
  [3, 3_000],
  [4, 3_500],
  [5, 5_000],
  [6, 5_000],
])('an image of a larger block of %d may take %d ms', (count, ms) => {
  expect(imageBlockTimeoutMs(count)).toBe(ms);
});

test('an image of a card may take 2500 ms, its spinner comes after 1.5 s', () => {
  expect([cardImageMs, imageSpinnerMs]).toEqual([2_500, 1_500]);
});

test('the extra pictures replace failed ones in turn', () => {
  expect(dealCandidates(['a', 'b', 'c', 'd', 'e'], 3)).toEqual([['a', 'd'], ['b', 'e'], ['c']]);
  expect(dealCandidates(['a'], 3)).toEqual([['a']]);
  expect(dealCandidates([], 3)).toEqual([]);
});

test('every picture is a candidate of exactly one box', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 4 }), (urls, boxes) => {
      const dealt = dealCandidates(urls, boxes);
      expect(dealt).toHaveLength(Math.min(urls.length, boxes));
      expect(dealt.flat().sort()).toEqual([...urls].sort());
    }),
  );
});
