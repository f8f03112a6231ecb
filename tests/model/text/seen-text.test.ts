import fc from '../../fast-check';
import { isSeen, seenLine, seenLines } from '@/lib/model/text/seen-text';

it.each([
  ['a\u202eb\u2066c\u061cd', 'abcd'],
  ['  one\n two\u2028three\t', 'one two three'],
  ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
  ['a\ufffeb\uffffc\ufdd0d\u{1fffe}', 'abcd'],
  ['Đặng Thị Ngọc', 'Đặng Thị Ngọc'],
  ['ที่นี้ हिन्दी', 'ที่นี้ हिन्दी'],
])('%j is %j on a line', (given, kept) => expect(seenLine(given)).toBe(kept));

it('lines stay lines, whatever ends them, and tabs become blanks', () => {
  expect(seenLines('a\rb\r\nc\u2028d\u2029e\n\tf')).toBe('a\nb\nc\nd\ne\n f');
});

it('stacked combining marks are cut', () => {
  expect(seenLine(`Z${'\u0351'.repeat(30)}A`)).toBe(`Z${'\u0351'.repeat(6)}A`);
  const tower = `Z${'\u0351\u036b'.repeat(30)}A`;
  expect([...seenLine(tower)].length).toBeLessThanOrEqual(8);
});

it.each(['', ' ', '\u3164', '\u115f\uffa0', '\u2800', '\u0301', '\u200d\ufe0f'])(
  'nothing is visible in %j',
  (text) => expect(isSeen(text)).toBe(false),
);
it.each(['a', '。', '❤️', '好', '7'])('%j is visible', (text) => expect(isSeen(text)).toBe(true));

it('any text: one line stays one, and cleaning again changes nothing', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = seenLine(text);
      expect(line).not.toMatch(/[\n\r\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
      expect(seenLine(line)).toBe(line);
      expect(seenLines(seenLines(text))).toBe(seenLines(text));
    }),
  ));
