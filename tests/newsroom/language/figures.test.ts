import { figuresOf } from '@/lib/newsroom/language/figures';
import { inTraditional } from './chinese/traditional';

const read = (text: string, lang: 'en' | 'zh' | 'ph' = 'en') =>
  figuresOf(text, lang).map(({ shown, value, unit }) => [shown, value, unit]);

test.each([
  ['At least 18 people were killed in the fire.', [['18', 18, 'dead']]],
  ['The death toll rises to 67.', [['67', 67, 'dead']]],
  ['The storm left 4,200 homes without power.', [['4,200', 4200, 'home']]],
  [
    '12 people died and 30 others were injured.',
    [
      ['12', 12, 'dead'],
      ['30', 30, 'hurt'],
    ],
  ],
  ['Five people were killed in the crash.', [['Five', 5, 'dead']]],
  [
    'Three dead, two missing after ferry sinks',
    [
      ['Three', 3, 'dead'],
      ['two', 2, 'missing'],
    ],
  ],
  ['The firm cut 1.2 million jobs.', [['1.2 million', 1_200_000, 'job']]],
])('%j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each(['遇难人数升至67人。', '事故造成67人死亡。'])('%j counts the dead', (text) => {
  expect(read(text, 'zh')).toEqual([['67人', 67, 'dead']]);
  expect(read(inTraditional(text), 'zh')).toEqual([['67人', 67, 'dead']]);
});

it('a figure in Traditional characters counts the same and is shown as written', () => {
  const text = '港口企业实现营业收入15亿多元，3万余间房屋受损。';
  const [simplified, traditional] = [read(text, 'zh'), read(inTraditional(text), 'zh')];
  expect(simplified.map(([shown]) => shown)).toEqual(['15亿元', '3万间']);
  expect(traditional.map(([shown]) => shown)).toEqual(['15億元', '3萬間']);
  expect(traditional.map(([, ...rest]) => rest)).toEqual(simplified.map(([, ...rest]) => rest));
});

test.each([
  'He was born on May 12 and is 30 years old.',
  'The talks begin at 10:30 on 5 March 2026.',
  'It was the 12th of its kind.',
  'A three-day truce began.',
  'He often said so, at ten to five.',
])('%j counts nothing', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  'The captain left Game 4 ejections behind him.',
  'A flagrant foul 2 ejection ended his night.',
  'The chief of District 9 police spoke.',
])('a number used as a label counts nothing: %s', (text) => {
  expect(figuresOf(text, 'en')).toEqual([]);
});

it('a Chinese sum and share include everything they measure before them', () => {
  const units = (text: string) => figuresOf(text, 'zh').map(({ unit }) => unit);
  const [all] = units('港口企业实现营业收入1521亿元');
  expect(units('港口核心企业实现营业收入1031亿元')).not.toContain(all);
  expect(units('2025年港口企业实现营业收入1498亿元')).toContain(all);
  expect(units('按可比口径计算，比上年增长7.4%')).toEqual([]);
});
