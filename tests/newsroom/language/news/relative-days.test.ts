import { relativeDays } from '@/lib/newsroom/language/news/relative-days';

/** A Thursday, at noon in London. */
const thursday = Date.UTC(2026, 1, 5, 12);
const dates = (text: string, lang: 'en' | 'zh' | 'ph') =>
  relativeDays(text, lang, thursday).map(({ date }) => date);

test.each([
  ['en', 'The court ruled on Wednesday.', ['Feb 4']],
  ['en', 'It happened yesterday and again this morning.', ['Feb 4', 'Feb 5']],
  ['en', 'Friday’s ruling ends the case.', ['Jan 30']],
  ['zh', '会议昨天在北京举行。', ['2月4日']],
  ['zh', '周三，双方签署协议。', ['2月4日']],
  ['ph', 'Dumating siya kahapon sa Maynila.', ['Peb 4']],
] as const)('%s %j is dated', (lang, text, expected) => {
  expect(dates(text, lang)).toEqual(expected);
});

test.each([
  ['en', 'The court will rule on Friday.', 'what lies ahead'],
  ['en', 'Shoppers crowded the malls on Black Friday.', 'the name of a day'],
  ['en', '“We met on Wednesday,” he said.', 'somebody’s words'],
  ['en', 'The court ruled on Wednesday, Feb. 4.', 'a day with its date'],
  ['en', 'Today’s world is another.', 'a way of speaking'],
  ['zh', '今天（2月5日）会议举行。', 'a day with its date'],
  ['zh', '下周三将举行会议。', 'another week'],
] as const)('%s %j is left alone: %s', (lang, text, _why: string) => {
  expect(dates(text, lang)).toEqual([]);
});

test('a note stands right behind its words', () => {
  const text = 'The court ruled on Wednesday that it was so.';
  const [note] = relativeDays(text, 'en', thursday);
  expect(text.slice(0, note?.at)).toBe('The court ruled on Wednesday');
});
