// What happened in one month, quarter or year is not shown for another.
import type { Language } from '@/lib/model/text/languages';
import { outcome } from './outcome-of';

const time = Date.UTC(2026, 4, 20);

it.each<[question: string, title: string, lang: Language, of: Language, is: 'quoted' | 'not']>([
  ['How many mills did Veldra open in March?', 'Veldra opens 12 mills in March', 'en', 'en', 'quoted'],
  ['How many mills did Veldra open in March?', 'Veldra opens 12 mills in April', 'en', 'en', 'not'],
  ['How many mills did Veldra open in May?', 'Veldra opens 12 mills', 'en', 'en', 'quoted'],
  ['How many mills may Veldra open?', 'Veldra opens 12 mills', 'en', 'en', 'quoted'],
  ['Ilang pabrika ang binuksan ng Veldra noong Marso?', 'Binuksan ng Veldra ang 12 pabrika noong Marso', 'ph', 'ph', 'quoted'],
  ['Ilang pabrika ang binuksan ng Veldra noong Marso?', 'Binuksan ng Veldra ang 12 pabrika noong Abril', 'ph', 'ph', 'not'],
  ['万科公司3月利润是多少？', '万科公司3月利润两亿元', 'zh', 'zh', 'quoted'],
  ['万科公司3月利润是多少？', '万科公司4月利润两亿元', 'zh', 'zh', 'not'],
  ['What was the profit of Veldra in the third quarter?', 'Veldra has a profit of $2 million in the third quarter', 'en', 'en', 'quoted'],
  ['What was the profit of Veldra in the third quarter?', 'Veldra has a profit of $2 million in the fourth quarter', 'en', 'en', 'not'],
  ['万科公司第三季度利润是多少？', '万科公司第四季度利润两亿元', 'zh', 'zh', 'not'],
])('%s: %s', (question, title, lang, of, is) => {
  const found = outcome(question, lang, { of, title, time });
  if (is === 'quoted') expect(found).toBe('quoted');
  else expect(found).not.toBe('quoted');
}); // prettier-ignore

describe('a year', () => {
  const asked = 'How many mills did Veldra open in 2024?';

  it('must be in the answering passage, or be the year of the report', () => {
    const other = { of: 'en' as const, title: 'Veldra opens 12 mills', time };
    const sentence = 'Rain of 2024 flooded the harbor.';
    expect(outcome(asked, 'en', { ...other, sentence })).not.toBe('quoted');
    expect(outcome(asked, 'en', { ...other, title: 'Veldra opened 12 mills in 2024' })).toBe('quoted');
    expect(outcome(asked, 'en', { ...other, time: Date.UTC(2024, 7, 1) })).toBe('quoted');
  });

  it('may be in the sentence before', () => {
    const other = { of: 'en' as const, title: 'Veldra grows', time };
    const before = 'The Veldra of 2024 was busy.';
    const said = 'Veldra opened 12 mills.';
    expect(outcome(asked, 'en', { ...other, sentence: [before, said] })).toBe('quoted');
    expect(outcome(asked, 'en', { ...other, sentence: [before, 'It rained.', said] })).not.toBe('quoted');
  });

  it('may be called ‘last year’', () => {
    const told = { of: 'en' as const, title: 'Veldra opened 12 mills last year', time };
    const sentence = 'Rain of 2024 and 2025 flooded the harbor.';
    expect(outcome('How many mills did Veldra open in 2025?', 'en', { ...told, sentence })).toBe('quoted');
    expect(outcome(asked, 'en', { ...told, sentence })).not.toBe('quoted');
  });
}); // prettier-ignore

it.each<[question: string, title: string, lang: Language, is: 'quoted' | 'not']>([
  ['上海出口比去年增长了多少？', '上海出口同比增长5%', 'zh', 'quoted'],
  ['上海出口比上个月增长了多少？', '上海出口环比增长5%', 'zh', 'quoted'],
  ['与去年相比上海出口增长了多少？', '上海出口同比增长5%', 'zh', 'quoted'],
  ['How much did exports of Peru grow compared with last year?', 'Exports of Peru grew 5% year on year', 'en', 'quoted'],
  ['How much did exports of Peru grow from last month?', 'Exports of Peru grew 5% month on month', 'en', 'quoted'],
  ['Ilang porsiyento ang itinaas ng Veldra kumpara sa nakaraang taon?', 'Itinaas ng Veldra ang 5 porsiyento', 'ph', 'quoted'],
  ['How many cars did Veldra sell last year?', 'Veldra sold 12,000 cars', 'en', 'not'],
  ['How many cars did Veldra sell this year?', 'Veldra sold 12,000 cars in 2025', 'en', 'not'],
])('a time that a question only compares with is not required: %s', (question, title, lang, is) => {
  const found = outcome(question, lang, { of: lang, title, time });
  if (is === 'quoted') expect(found).toBe('quoted');
  else expect(found).not.toBe('quoted');
}); // prettier-ignore

it.each<[question: string, title: string, is: 'quoted' | 'not']>([
  ['Which city was chosen this year to host the Games?', 'Kotor was chosen to host the Games in 2032', 'quoted'],
  ['Which city was chosen in 2026 to host the Games?', 'Kotor was chosen to host the Games in 2032', 'quoted'],
  ['What did the bank of Peru decide this month?', 'The bank of Peru decided to raise rates in September', 'quoted'],
  ['How many people died in Kotor in May?', '12 people died in Kotor, where the mayor resigned in April', 'quoted'],
  ['How many people died in Kotor in May?', '12 people died in Kotor in April', 'not'],
  ['Which city was chosen this year to host the Games?', 'Kotor was chosen in 2025 to host the Games', 'not'],
  ['What did the bank of Peru decide this month?', 'The bank of Peru decided to raise rates in March', 'not'],
  ['How many mills will Veldra open this month?', 'Veldra will open 12 mills in September', 'not'],
])('a future time is part of the decision: %s: %s', (question, title, is) => {
  const found = outcome(question, 'en', { of: 'en', title, time });
  if (is === 'quoted') expect(found).toBe('quoted');
  else expect(found).not.toBe('quoted');
}); // prettier-ignore
