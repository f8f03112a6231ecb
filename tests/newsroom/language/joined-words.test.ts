import { joinedWords, standTogether } from '@/lib/newsroom/language/joined-words';
import { segment } from '@/lib/newsroom/language/segment';

it.each([
  ['B&Q', [['b', 'q']]],
  ["O'Leary’s", [['o', 'leary', 's']]],
  [
    'rates at 4.73% in 2026-01',
    [
      ['4', '73'],
      ['2026', '01'],
    ],
  ],
  ['涨幅 4.73%', [['4', '73']]],
  ['lake-road, and/or U.S. banks', []],
  ['B & Q', []],
  ['A股-B股', []],
  ['', []],
])('%j has the joined words %j', (text, words) => {
  expect(joinedWords(text).words).toEqual(words);
});

it('leaves the other words where they are', () => {
  expect(segment(joinedWords('paint of B&Q today').rest, 'en')).toEqual(['paint', 'of', 'today']);
});

it('finds parts that follow each other, and no others', () => {
  const tokens = segment('Shares of B&Q rose 4.73%', 'en');
  expect(standTogether(tokens, ['b', 'q'])).toBe(true);
  expect(standTogether(tokens, ['4', '73'])).toBe(true);
  expect(standTogether(tokens, ['q', 'b'])).toBe(false);
  expect(standTogether(tokens, ['73', '4'])).toBe(false);
  expect(standTogether([], ['b', 'q'])).toBe(false);
});
