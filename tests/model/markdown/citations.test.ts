import fc from '@/tests/fast-check';
import { splitCitations } from '@/lib/model/markdown/citation-groups';
import {
  joinMark,
  plainSentence,
  readMark,
  referenceNumbers,
} from '@/lib/model/markdown/citations';

describe('citation marks [n] in a text', () => {
  test.each([
    ['One. [1]', ['One.', [1]]],
    ['One [1][2] and two [3].', ['One', [1, 2], ' and two', [3], '.']],
    ['One. [1] [2]\nTwo.', ['One.', [1, 2], '\nTwo.']],
    ['In [2024] and [0] and [x]', ['In [2024] and [0] and [x]']],
    ['[7]', [[7]]],
    ['', []],
  ])('%j is split into %j', (text, parts) => {
    expect(splitCitations(text)).toEqual(parts);
  });

  test('no word is lost and every number is found, in order', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const numbers = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(word, numbers), { maxLength: 8 }), (pieces) => {
        const text = pieces.map(([w, ns]) => `${w} ${ns.map((n) => `[${n}]`).join('')}`).join(' ');
        const parts = splitCitations(text);
        expect(parts.filter((p) => typeof p !== 'string')).toEqual(pieces.map(([, ns]) => ns));
        const words = parts.filter((p) => typeof p === 'string').map((p) => p.trim());
        expect(words).toEqual(pieces.map(([w]) => w));
      }),
    );
  });

  test('any text is restored except for blanks when its marks are written again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const again = splitCitations(text)
          .map((p) => (typeof p === 'string' ? p : p.map((n) => `[${n}]`).join('')))
          .join('');
        expect(again.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

test('a data attribute joins an index and a language, and is parsed back', () => {
  for (const language of ['en', 'zh', 'ph', 'source'] as const)
    expect(readMark(joinMark({ index: 12, language }))).toEqual({ index: 12, language });
});

test.each(['', '1', '_en', 'x_en', '1_xx', '1_en_2', '-1_en', '1_en"onclick=', undefined, 3])(
  'the data attribute %j is not ours',
  (value) => {
    expect(readMark(value)).toBeUndefined();
  },
);

test('reference click ids are converted to integers, and non-integers are dropped', () => {
  expect(referenceNumbers(['1', '2a', 'x', '', '3.5', ' 4 ', '-1', '120'])).toEqual([1, 4, 120]);
});

test.each([
  ['- The fox. [1]', 'The fox.'],
  ['1. The fox [2].', 'The fox.'],
  ['12) The **quick** fox.', 'The quick fox.'],
  ['## The [fox](https://fox.example).', 'The fox.'],
  ['> - The `fox`\n  jumps.', 'The fox jumps.'],
  ['* 狐狸跳过。[3][4]', '狐狸跳过。'],
  ['A<br>b <b class="c">d</b><wbr/> e < f', 'Ab d e < f'],
  ['See ![a picture](https://a.example/b.png) [12], [1](x) [1a]', 'See a picture, 1 [1a]'],
  ['~~No~~ __so__ *is* it `now`', 'No so is it now'],
])('the sentence %j is searched as %j', (markdown, plain) => {
  expect(plainSentence(markdown)).toBe(plain);
});

test('a sentence of any length is parsed in bounded time', () => {
  for (const piece of [' ', '[', '[1]', '[a](', '<a', '**', '- '])
    expect(typeof plainSentence(piece.repeat(20_000))).toBe('string');
});
