import { distanceTo, placeIn } from '@/lib/model/article/reading-place';

/** Blocks of these heights, stacked with gaps of 10 px, scrolled by `gone` pixels. */
function blocks(heights: readonly number[], gone: number) {
  let top = -gone;
  return heights.map((height) => {
    const box = { top, height };
    top += height + 10;
    return box;
  });
}

it.each([
  ['the middle of the second block', 100 + 10 + 100, 1_500],
  ['the top of the third', 100 + 10 + 200 + 10, 2_000],
  ['the space between two', 105, 999],
  ['a title over the text', -40, 0],
  ['what follows the text', 1_000, 0],
])('%s is the same place on every screen', (_, gone, place) => {
  expect(placeIn(blocks([100, 200, 100], gone))).toBe(place);
});

it('a place is found again with the same width of text, and with another', () => {
  const narrow = blocks([100, 200, 100], 0);
  const wide = blocks([50, 80, 40], 0);
  expect([distanceTo(1_500, narrow), distanceTo(1_500, wide)]).toEqual([210, 100]);
  const scrolled = blocks([50, 80, 40], distanceTo(1_500, wide));
  expect([placeIn(scrolled), distanceTo(1_500, scrolled)]).toEqual([1_500, 0]);
});

it('does not scroll a text that lacks the block', () => {
  expect(distanceTo(7_000, blocks([100], 30))).toBe(0);
  expect([placeIn([]), placeIn([{ top: 0, height: 0 }])]).toEqual([0, 0]);
  expect(
    placeIn([
      { top: -5, height: 20 },
      { top: 0, height: 0 },
      { top: 9, height: 9 },
    ]),
  ).toBe(1_000);
  expect(placeIn([{ top: -20, height: 20 }])).toBe(0);
});
