import {
  langTag,
  languages,
  pick,
  pickText,
  readLanguage,
  sourceTag,
  toLanguage,
  toTag,
} from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { byLanguage, inOwnLanguage, speaks } from '@/lib/model/text/own-language';
import { clearTag, tagOfLetters } from '@/lib/model/text/voice-tag';

test.each([
  ['EN', 'en'],
  ['en-US', 'en'],
  ['ZH', 'zh'],
  ['zh-CN', 'zh'],
  ['zh_Hant', 'zh'],
  ['PH', 'ph'],
  ['fil-PH', 'ph'],
  ['tl', 'ph'],
  ['source', 'source'],
  ['xx', undefined],
  ['', undefined],
])('the spelling %j reads as %j', (spelling, expected) => {
  expect(readLanguage(spelling)).toBe(expected);
});

test('every language converts to its wire form and its tag, and back', () => {
  for (const language of languages) {
    expect(readLanguage(toWireLanguage(language))).toBe(language);
    expect(readLanguage(toTag(language))).toBe(language);
  }
  expect(readLanguage(toWireLanguage('source'))).toBe('source');
});

test.each([
  ['ZH', 'zh-CN'],
  [' tagalog ', 'fil'],
  ['English', 'en'],
  ['source', undefined],
  ['xx', undefined],
  ['', undefined],
  [undefined, undefined],
])('a text in %j has the lang attribute %j', (spelling, tag) => {
  expect(langTag(spelling)).toBe(tag);
});

test('a text speaks a language that it is there in itself', () => {
  const text = [{ lang: 'ZH', text: '中' }];
  expect(byLanguage((language) => speaks(text, language))).toEqual({
    ...{ en: false, zh: true, ph: false },
  });
});

test('a language outside the known set falls back', () => {
  expect(toLanguage('klingon', 'zh')).toBe('zh');
  expect(toLanguage('source', 'en')).toBe('en');
  expect(toLanguage(null, 'ph')).toBe('ph');
});

describe("a reader's language falls back to source, then to the first entry", () => {
  const own = { lang: 'ZH', text: '中' };
  const source = { lang: 'source', text: 's' };
  const other = { lang: 'EN', text: 'e' };
  test('own language', () => expect(pickText([other, source, own], 'zh')).toBe('中'));
  test('source', () => expect(pickText([other, source], 'zh')).toBe('s'));
  test('first entry', () => expect(pickText([other], 'zh')).toBe('e'));
  test('nothing', () => expect([pickText([], 'zh'), pickText(undefined, 'zh')]).toEqual(['', '']));
  test('an entry of any kind, of which nobody compares words', () => {
    const entries = [{ lang: 'EN' }, { lang: 'source' }];
    expect(pick(entries, 'zh')).toBe(entries[1]);
    expect(pick(entries.slice(0, 1), 'zh')).toBe(entries[0]);
  });
  test('source by the name of its language, where that is there', () => {
    const twin = { lang: 'EN', text: 's' };
    expect(pick([other, source, twin], 'zh')).toBe(twin);
    expect(pick([source, twin], 'en')).toBe(twin);
    expect(pick([source, other], 'zh')).toBe(source);
  });
});

test.each([
  ['ZH', 'zh-CN'],
  ['fil', 'fil'],
])('what was written in %s is spoken as %s', (lang, tag) => {
  expect(
    sourceTag([
      { lang: 'source', text: 's' },
      { lang, text: 's' },
    ]),
  ).toBe(tag);
});

test('the language of a publisher is unknown where all texts differ from theirs', () => {
  expect(
    sourceTag([
      { lang: 'source', text: 's' },
      { lang: 'EN', text: 'e' },
    ]),
  ).toBeUndefined();
  expect(sourceTag([{ lang: 'EN', text: 'e' }])).toBeUndefined();
});

test('of several texts, those in the reader’s language are kept, or all where none is', () => {
  const both = [
    { lang: 'EN', text: 'Why?' },
    { lang: 'ZH', text: '为什么？' },
  ];
  const one = [{ lang: 'EN', text: 'Who?' }];
  expect(inOwnLanguage([both, one], 'zh')).toEqual([both]);
  expect(inOwnLanguage([both, one], 'en')).toEqual([both, one]);
  expect(inOwnLanguage([one], 'ph')).toEqual([one]);
});

describe('the voice for a text', () => {
  it.each([
    ['Water is wet.', 'en'],
    ['Trump fires labor chief', 'en'],
    ['T-Head (平头哥), a unit of Alibaba, makes chips.', 'en'],
    ['Basa ang tubig sa dagat.', 'fil'],
    ['Ang CEO ng firm, sabi ng report on the firm, ay wala na.', 'fil'],
    ['水是湿的。', 'zh-CN'],
    ['OpenAI发布GPT-5 Pro和Sora App', 'zh-CN'],
    ['Manila Bay', undefined],
    ['2027', undefined],
    ['', undefined],
    // A name in other letters decides nothing, a sentence does.
    ['华为 Mate', 'zh-CN'],
    ['The name of the firm is 华为', 'en'],
  ])('%s: %s', (text, tag) => {
    expect(tagOfLetters(text)).toBe(tag);
  });
});

describe('the language of a text that came without one', () => {
  it.each([
    ['电动公交车', 'zh-CN'],
    ['The price of rice in Manila', 'en'],
    ['Ang presyo ng bigas sa Maynila', 'fil'],
    // A voice has to be chosen for these; what a page says of them would be a guess.
    ['Presyo bigas Maynila', undefined],
    ['Trump fires labor chief', undefined],
    ['Tides', undefined],
  ])('is said where it is clear. %s: %s', (text, tag) => {
    expect(clearTag(text)).toBe(tag);
  });
});

test('the original is in the language of the entry with the same words', () => {
  const text = [
    { lang: 'EN', text: 'a' },
    { lang: 'source', text: 'b' },
    { lang: 'ZH', text: 'b' },
  ];
  expect(sourceTag(text)).toBe('zh-CN');
  expect(sourceTag(text.slice(0, 2))).toBeUndefined();
  expect([langTag('source'), langTag('xx'), langTag(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
