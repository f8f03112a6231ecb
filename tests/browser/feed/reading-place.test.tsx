import { keepReadingPlace, readingPlace } from '@/lib/browser/feed/reading-place';

beforeEach(() => sessionStorage.clear());

const keep = (id: string, version: string, topPx: number, told = 0) =>
  keepReadingPlace(id, version, { topPx, told });
const topOf = (id: string, version: string) => readingPlace(id, version)?.topPx;

it('keeps how far each article was read, and what the service knows about it', () => {
  keep('e1', 'v1', 1200.4, 3_250);
  keep('e2', 'v1', 80);
  expect(readingPlace('e1', 'v1')).toEqual({ topPx: 1200, told: 3_250 });
  expect([topOf('e2', 'v1'), topOf('e3', 'v1')]).toEqual([80, undefined]);
});

it('a changed text begins at its top, and so does one that was left there', () => {
  keep('e1', 'v1', 1200);
  expect(topOf('e1', 'v2')).toBeUndefined();
  keep('e1', 'v1', 0);
  expect(topOf('e1', 'v1')).toBeUndefined();
});

it('the top is kept as a position while the service knows another one', () => {
  keep('e1', 'v1', 0, 3_250);
  expect(readingPlace('e1', 'v1')).toEqual({ topPx: 0, told: 3_250 });
});

it.each(['{', '{}', '[["e1","v1","far",0]]', '[["e1","v1",5]]'])(
  'keeps nothing in a storage that holds %s',
  (text) => {
    sessionStorage.setItem('reading_places', text);
    expect(topOf('e1', 'v1')).toBeUndefined();
    keep('e1', 'v1', 5);
    expect(topOf('e1', 'v1')).toBe(5);
  },
);

it('forgets the oldest of more than a hundred', () => {
  for (let n = 0; n <= 100; n += 1) keep(`e${n}`, 'v', 10);
  expect([topOf('e0', 'v'), topOf('e1', 'v'), topOf('e100', 'v')]).toEqual([undefined, 10, 10]);
});
