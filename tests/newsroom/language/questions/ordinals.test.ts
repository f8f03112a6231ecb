// An ordinal is the same in figures and in words, in any language, and the next number is a
// different one.
import type { Language } from '@/lib/model/text/languages';
import {
  askedOrdinals,
  isSameOrdinal,
  ordinalWords,
  toldOrdinals,
} from '@/lib/newsroom/language/questions/ordinals';

const asked = (text: string, lang: Language) => askedOrdinals(text, lang).map(({ key }) => key);

describe('an ordinal in a question', () => {
  it.each<[text: string, lang: Language, keys: string[]]>([
    ['What did the 45th congress decide?', 'en', ['45']],
    ['What did the forty-fifth congress decide?', 'en', ['45']],
    ['Who won her third trial?', 'en', ['3']],
    ['Who was elected at the 21st and the twentieth summit?', 'en', ['21', '20']],
    ['Who spoke at the congress on second thought?', 'en', []],
    ['Who spoke on January 3rd?', 'en', []],
    ['第15届渡轮大会', 'zh', ['15届']],
    ['第十五届渡轮大会', 'zh', ['15届']],
    ['第一百零二届渡轮大会', 'zh', ['102届']],
    ['首届渡轮大会', 'zh', ['1届']],
    ['第3次会议', 'zh', ['3次']],
    ['第三天', 'zh', ['3天']],
    ['首日', 'zh', ['1天']],
    ['第2场', 'zh', ['2场']],
    ['第一季度', 'zh', []],
    ['第一天然气公司', 'zh', []],
    ['第一集团军', 'zh', []],
    ['第二部分', 'zh', []],
    ['终审何时开庭？', 'zh', ['终审']],
    ['ika-12 kongreso', 'ph', ['12']],
    ['ikalabindalawang kongreso', 'ph', ['12']],
    ['ikalabing-apat na kongreso', 'ph', ['14']],
    ['ikatlong kongreso', 'ph', ['3']],
    ['pangalawang kongreso', 'ph', ['2']],
    ['ang 12th kongreso', 'ph', ['12']],
  ])('%s', (text, lang, keys) => {
    expect(asked(text, lang)).toEqual(keys);
  });
});

it('may be reported without its unit', () => {
  expect(toldOrdinals('十四届全国人大四次会议')).toContain('14届');
  expect(toldOrdinals('十五运会开幕')).toContain('15届');
  expect(toldOrdinals('the fifteenth was held in Kotor')).toContain('15');
  expect(toldOrdinals('Season 2 opens')).toContain('2');
});

it('matches across languages, but must have the same unit if both name one', () => {
  expect(isSameOrdinal('15届', '15')).toBe(true);
  expect(isSameOrdinal('15届', '15届')).toBe(true);
  expect(isSameOrdinal('15届', '15次')).toBe(false);
  expect(isSameOrdinal('15届', '16届')).toBe(false);
});

it('is searched in every notation', () => {
  expect(ordinalWords('15届')).toEqual(expect.arrayContaining(['15', '15th', 'fifteenth', '第十']));
  expect(ordinalWords('11')).toContain('11th');
  expect(ordinalWords('终审')).toEqual([]);
});
