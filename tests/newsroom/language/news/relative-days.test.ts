import { relativeDays } from '@/lib/newsroom/language/news/relative-days';
import { inTraditional } from '../chinese/traditional';

/** A Thursday, at noon in London. */
const thursday = Date.UTC(2026, 1, 5, 12);
const dates = (text: string, lang: 'en' | 'zh' | 'ph') =>
  relativeDays(text, lang, thursday).map(({ date }) => date);

test.each([
  ['en', 'The court ruled on Wednesday.', ['Feb 4']],
  ['en', 'It happened yesterday and again this morning.', ['Feb 4', 'Feb 5']],
  ['en', 'Friday’s ruling ended the case.', ['Jan 30']],
  ['en', 'The court on Monday extended an order that will hold for a year.', ['Feb 2']],
  ['en', 'The mayor said on Wednesday that the harbor would open next year.', ['Feb 4']],
  ['en', 'The mayor told reporters Monday that the harbor will open.', ['Feb 2']],
  ['en', 'The school has been closed since Monday.', ['Feb 2']],
  ['zh', '会议昨天在北京举行。', ['2月4日']],
  ['zh', '周三，双方签署协议。', ['2月4日']],
  ['ph', 'Dumating siya kahapon sa Maynila.', ['Peb 4']],
] as const)('%s %j is dated', (lang, text, expected) => {
  expect(dates(text, lang)).toEqual(expected);
  expect(dates(inTraditional(text), lang)).toEqual(expected);
});

test.each([
  ['en', 'The court will rule on Friday.', 'what lies ahead'],
  ['en', 'Shoppers crowded the malls on Black Friday.', 'the name of a day'],
  ['en', '“We met on Wednesday,” he said.', 'somebody’s words'],
  ['en', 'The court ruled on Wednesday, Feb. 4.', 'a day with its date'],
  ['en', 'Today’s world is another.', 'a way of speaking'],
  ['en', 'The strike begins Monday.', 'a plan'],
  ['en', 'The film, which was shot in Cebu, opens Friday.', 'a plan'],
  ['en', 'Voters go to the polls on Sunday.', 'a plan'],
  ['en', 'On Sunday, voters go to the polls.', 'a plan'],
  ['en', 'The minister said that talks resume on Monday.', 'a plan that was told'],
  ['en', 'The mayor said Friday would be a holiday.', 'the day itself'],
  ['en', 'The mayor said Friday’s meeting will decide it.', 'the day itself'],
  ['en', 'A march on Saturday led by nurses will close the bridge.', 'what is to come'],
  ['en', 'The vote is to be announced on Monday.', 'a plan'],
  ['en', 'Shops are closed on Monday.', 'what is so, some Monday'],
  ['en', 'Residents are also invited on Tuesday.', 'what is so, some Tuesday'],
  ['zh', '今天（2月5日）会议举行。', 'a day with its date'],
  ['zh', '下周三将举行会议。', 'another week'],
  ['zh', '总统将于星期五访问东京。', 'what lies ahead'],
  ['zh', '会谈计划星期五举行。', 'a plan'],
] as const)('%s %j is left alone: %s', (lang, text, _why: string) => {
  expect(dates(text, lang)).toEqual([]);
  expect(dates(inTraditional(text), lang)).toEqual([]);
});

describe('near midnight', () => {
  /** Friday morning in Manila, Thursday evening in New York. */
  const late = Date.UTC(2026, 1, 5, 23, 30);
  const told = (text: string, host?: string) =>
    relativeDays(text, 'en', late, host).map(({ date }) => date);

  test('a day that is another one elsewhere gets no date if the place is unknown', () => {
    expect(told('The storm made landfall today.')).toEqual([]);
    expect(told('The court ruled on Friday.', 'example.com')).toEqual([]);
  });

  test('days that are the same everywhere get a date', () => {
    expect(told('The court ruled on Wednesday.')).toEqual(['Feb 4']);
    expect(told('The court ruled on Thursday.')).toEqual(['Feb 5']);
  });

  test('a country domain decides the day', () => {
    expect(told('The storm made landfall today.', 'news.example.ph')).toEqual(['Feb 6']);
    expect(told('The court ruled on Friday.', 'example.com.ph')).toEqual(['Feb 6']);
    expect(told('The storm made landfall today.', 'example.co.uk')).toEqual(['Feb 5']);
  });
});

test('a day with an apostrophe gets its date after it, and a day that only labels something gets none', () => {
  const text = 'Thursday’s ruling ended the case.';
  expect(relativeDays(text, 'en', thursday)).toEqual([{ at: 'Thursday’s'.length, date: 'Feb 5' }]);
  expect(dates('The minister weighed 15 Saturday classes.', 'en')).toEqual([]);
  expect(dates('The minister said Saturday that classes ended.', 'en')).toEqual(['Jan 31']);
});

test('the clause before the day decides, not what comes after', () => {
  expect(dates('Five died on Tuesday, and the region is still cut off.', 'en')).toEqual(['Feb 3']);
  expect(dates('A man is held after a shop was robbed on Monday.', 'en')).toEqual(['Feb 2']);
});

test('a note is placed right after its words', () => {
  const text = 'The court ruled on Wednesday that it was so.';
  const [note] = relativeDays(text, 'en', thursday);
  expect(text.slice(0, note?.at)).toBe('The court ruled on Wednesday');
});
