import { dayInWords, hourInWords } from '@/lib/model/calendar-words';
import { accountName } from '@/lib/model/text/account-name';
import { writeDate, writeNumber } from '@/lib/model/text/written';
import { xmlText } from '@/lib/model/text/xml-text';

const noon = Date.UTC(2026, 1, 3, 12);

describe('a moment', () => {
  it('is written as asked for, in each language and form by itself', () => {
    const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
    const month = { month: 'long', timeZone: 'UTC' } as const;
    for (const time of [noon, new Date(noon)]) {
      expect(writeDate('en', time, day)).toBe('February 3, 2026');
      expect(writeDate('zh-CN', time, day)).toBe('2026年2月3日');
      expect(writeDate('en', time, month)).toBe('February');
    }
  });

  it('that there is not is written as it is', () => {
    expect(writeDate('en', Number.NaN, {})).toBe('NaN');
    expect(writeDate('en', new Date(Number.NaN), {})).toBe('Invalid Date');
  });
});

it('a number is written with the signs of its language', () => {
  expect(writeNumber('en', 12_345.5)).toBe('12,345.5');
  expect(writeNumber('en', 2, { style: 'currency', currency: 'USD' })).toBe('$2.00');
});

it('days and hours are said as one says them', () => {
  expect(dayInWords('2026-02-03', 'en')).toBe('February 3, 2026');
  expect(dayInWords('2026-02-03', 'zh-CN')).toBe('2026年2月3日');
  expect(dayInWords('tomorrow', 'en')).toBe('tomorrow');
  expect([0, 13].map((hour) => hourInWords(hour, 'en'))).toEqual(['12 AM', '1 PM']);
});

it.each([
  [' Ana \u202e Cruz\n', 'Ana Cruz'],
  ['王芳', '王芳'],
  ['7', '7'],
  ['!?', undefined],
  ['❤️', undefined],
  ['\u200b', undefined],
  ['', undefined],
])('who calls themselves %j is shown as %j', (typed, shown) => {
  expect(accountName(typed)).toBe(shown);
});

it('XML loses what it has no place for, and nothing else', () => {
  expect(xmlText('a\u0000b\u000bc\ud800d\ufffee\uffff')).toBe('abcde');
  const whole = '\t\n\r ~\ud7ff\ue000\ufffd👩\u{10ffff}';
  expect(xmlText(whole)).toBe(whole);
});
