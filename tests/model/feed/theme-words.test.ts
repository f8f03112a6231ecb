import { themeWordChars, themeWordsMost } from '@/lib/model/limits/themes';
import { wordsIn, wordsProblem } from '@/lib/model/feed/theme-words';

it('a list is separated by commas of any script, semicolons or lines, and each word counts once', () => {
  expect(wordsIn(' tide, 潮汐，moon、sun; a b；\nc,, tide ')).toEqual(
    'tide|潮汐|moon|sun|a b|c'.split('|'),
  );
  expect(wordsIn(' , ')).toEqual([]);
});

const some = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(', ');

it.each([
  ['as many words as there can be', some(themeWordsMost), undefined],
  ['one more', some(themeWordsMost + 1), 'many'],
  ['one more that is there already', `${some(themeWordsMost)}, w0`, undefined],
  ['as long a word as there can be', 'x'.repeat(themeWordChars), undefined],
  ['a longer one', `tide, ${'x'.repeat(themeWordChars + 1)}`, 'long'],
])('%s', (_, typed, problem) => {
  expect(wordsProblem(typed)).toBe(problem);
});
