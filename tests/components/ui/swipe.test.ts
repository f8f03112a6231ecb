import { alongAndAcross, isSwipe, readMovement, selectionCheck } from '@/components/ui/swipe';

test.each([
  [49, 100, false],
  [50, 100, true],
  [50, 10_000, true],
  [50, 10_001, false],
])('%s px in %s ms is a swipe: %s', (px, ms, swipe) => {
  expect(isSwipe(px, ms)).toBe(swipe);
});

test.each([
  ['right', 10, 3, [10, 3]],
  ['left', 10, 3, [-10, 3]],
  ['bottom', 3, 10, [10, 3]],
  ['top', -3, -10, [10, 3]],
] as const)(
  'a popup from the %s measures (%s, %s) along its own direction',
  (from, dx, dy, result) => {
    expect(alongAndAcross(from, dx, dy)).toEqual(result);
  },
);

test.each([
  [5, 5, 'undecided'],
  [9, 2, 'swipe'],
  [2, 9, 'other'],
  [-9, 2, 'other'],
])('a movement of %s along and %s across means: %s', (along, across, meaning) => {
  expect(readMovement(along, across)).toBe(meaning);
});

test('checks for a text selection at most once in 100 ms', () => {
  let time = 0;
  let selecting = false;
  let asked = 0;
  const check = selectionCheck(
    () => {
      asked += 1;
      return selecting;
    },
    () => time,
  );
  expect(check()).toBe(false);
  selecting = true;
  time = 99;
  expect(check()).toBe(false);
  time = 100;
  expect(check()).toBe(true);
  expect(asked).toBe(2);
});
