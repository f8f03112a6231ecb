import { barAtTop, scrolledTo } from '@/lib/model/feed/hiding-bar';

const shownAfter = (...tops: number[]) => tops.reduce(scrolledTo, barAtTop).shown;

test('shows the bar at the top', () => {
  expect(shownAfter()).toBe(true);
  expect(shownAfter(500, 0)).toBe(true);
  expect(shownAfter(500, -20)).toBe(true);
});
test('beyond the top, as browsers bounce, is the top', () => {
  for (const top of [0, -20])
    expect(scrolledTo({ shown: false, top: 10, turn: 10 }, top)).toEqual(barAtTop);
});
test('standing still changes nothing', () => {
  expect(shownAfter(500, 480, 480)).toBe(true);
  expect(shownAfter(500, 500)).toBe(false);
});
test('scrolling down hides it', () => expect(shownAfter(1)).toBe(false));
test('16 px up it is still hidden, 17 px up it shows', () => {
  expect(shownAfter(500, 484)).toBe(false);
  expect(shownAfter(500, 483)).toBe(true);
});
test('small steps up add up', () => expect(shownAfter(500, 495, 490, 485, 480)).toBe(true));
test('a step down resets the count', () => {
  expect(shownAfter(500, 490, 491, 480)).toBe(false);
});
