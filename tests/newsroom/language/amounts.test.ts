import { amountsIn, amountWords } from '@/lib/newsroom/language/amounts';

const values = (text: string) => amountsIn(text).map(({ value }) => value);

describe('amounts in a text', () => {
  it('have the same value in any notation', () => {
    for (const text of [
      '11 million dollars',
      'Netflix out of $11M for',
      '诈骗1100万美元',
      '11,000,000',
      '11 milyong piso',
    ]) {
      expect([text, values(text)]).toEqual([text, [11_000_000]]);
    }
    for (const text of ['revenue of 80.8 billion', '€80.8bn', '达808亿欧元'])
      expect([text, values(text)]).toEqual([text, [80_800_000_000]]);
    expect([values('1.6万人'), values('16,000 jobs'), values('16000人')]).toEqual([
      [16_000],
      [16_000],
      [16_000],
    ]);
  });

  it('are not years, ages, ranks, spans or names of things', () => {
    expect(
      values('In 2024-2025 the 9th of 12 people, aged 29, flew an A320 on 2026-01-30.'),
    ).toEqual([]);
    expect(values('He ran 3 m and drove a 3m-long car.')).toEqual([]);
    expect(values('AMD 锐龙 7 9850X3D 于 2026.01.28 开售，固件 24.1.2')).toEqual([]);
    expect(values('5000mAh 电池，重 1.1kg')).toEqual([5000, 1.1]);
  });

  it('are searched by the digits of each notation', () => {
    expect(amountWords(80_800_000_000)).toEqual(expect.arrayContaining(['80', '808']));
    expect(amountWords(16_000)).toEqual(expect.arrayContaining(['16000', '16']));
    expect(amountWords(11_000_000)).toEqual(expect.arrayContaining(['11', '1100']));
  });
});
