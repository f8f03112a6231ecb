import { inserted, withoutInsertions } from '@/lib/model/article/insertions';
import { opensWithBrief } from '@/lib/model/article/opens-with-brief';

const text = (words: string) => [{ lang: 'EN', text: words }];
const event = (brief: string, paragraph: string) => ({
  brief: text(brief),
  content: [
    { element_type: 'h2', text: text('Heading') },
    { element_type: 'p', text: text(paragraph) },
  ],
});

test('a first paragraph that begins with the brief repeats it, whatever its marks', () => {
  const paragraph = `The court ruled on Wednesday${inserted(' \\[Feb 4\\]')} that ships may leave.[1][2] More.`;
  expect(
    opensWithBrief(event('The court ruled on Wednesday that ships may leave.', paragraph), 'en'),
  ).toBe(true);
});

test.each([
  ['The Court RULED: ships may leave.', 'The court ruled – “ships” may leave. More.', true],
  ['Ships may leave.', '**Ships**[12] may[1] leave. More.', true],
  ['2 ships may leave.', '3 ships may leave.', false],
  ['Ships may leave.', 'Ships may.', false],
  // Forty letters are enough to know it again.
  [`${'abcde '.repeat(8)}x`, 'abcde '.repeat(8), true],
  [`${'abcde '.repeat(7)}abcdx`, 'abcde '.repeat(8), false],
  ['[1] …', 'Any text.', false],
])('the brief %j and the text %j: %s', (brief, paragraph, told) => {
  expect(opensWithBrief(event(brief, paragraph), 'en')).toBe(told);
});

test('an article without a paragraph tells nothing', () => {
  const heading = { element_type: 'h2', text: text('Heading') };
  expect(opensWithBrief({ brief: text('Heading'), content: [heading] }, 'en')).toBe(false);
});

test('another beginning does not', () => {
  expect(opensWithBrief(event('A brief of its own.', 'The text begins otherwise.[1]'), 'en')).toBe(
    false,
  );
});

test('without a brief, or with a picture in it, nothing is repeated', () => {
  expect(opensWithBrief(event('', 'The text.'), 'en')).toBe(false);
  expect(opensWithBrief(event('![a](https://a.example/1.jpg) The text.', 'The text.'), 'en')).toBe(
    false,
  );
});

test('what was put in comes out again, and nothing else', () => {
  expect(inserted(' [Feb 5]')).toContain(' [Feb 5]');
  expect(withoutInsertions(`on Thursday${inserted(' [Feb 5]')}, he said`)).toBe(
    'on Thursday, he said',
  );
});
