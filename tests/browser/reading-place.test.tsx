import { keepReadingPlace, readingPlace } from '@/lib/browser/reading-place';

beforeEach(() => sessionStorage.clear());

it('keeps how far each article was read', () => {
  keepReadingPlace('e1', 'v1', 1200.4);
  keepReadingPlace('e2', 'v1', 80);
  expect([readingPlace('e1', 'v1'), readingPlace('e2', 'v1'), readingPlace('e3', 'v1')]).toEqual([
    1200, 80, 0,
  ]);
});

it('a text that has changed begins at its top, and so does one that was left there', () => {
  keepReadingPlace('e1', 'v1', 1200);
  expect(readingPlace('e1', 'v2')).toBe(0);
  keepReadingPlace('e1', 'v1', 0);
  expect(readingPlace('e1', 'v1')).toBe(0);
});

it.each(['{', '{}', '[["e1","v1","far"]]'])('a storage that holds %s keeps nothing', (text) => {
  sessionStorage.setItem('reading_places', text);
  expect(readingPlace('e1', 'v1')).toBe(0);
  keepReadingPlace('e1', 'v1', 5);
  expect(readingPlace('e1', 'v1')).toBe(5);
});

it('forgets the oldest of more than a hundred', () => {
  for (let n = 0; n <= 100; n += 1) keepReadingPlace(`e${n}`, 'v', 10);
  expect([readingPlace('e0', 'v'), readingPlace('e1', 'v'), readingPlace('e100', 'v')]).toEqual([
    0, 10, 10,
  ]);
});
