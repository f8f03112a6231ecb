// Numbers of a row in Chinese: 第15届, 第十五届.
import type { OrdinalForms } from '../../lexicon/ordinal-forms';
import { chineseNumber } from '../chinese-tokens';

const numerals = '一二三四五六七八九十百';
const number = `(?:\\d{1,4}|[${numerals}零]+)`;
const units = '(?:[届次棒批期轮艘架]|季(?!度))';
const row = `第\\s?${number}\\s?${units}|首[届次批艘架]|[一二三终]审(?!查)`;

/** A number up to a few hundred as characters write it. */
function inCharacters(value: number): string {
  const digits = ['', ...numerals.slice(0, 9)];
  const [hundreds, tens, ones] = [Math.trunc(value / 100), Math.trunc(value / 10) % 10, value % 10];
  const ten =
    tens === 0 ? (hundreds && ones ? '零' : '') : `${tens > 1 || hundreds ? digits[tens] : ''}十`;
  return `${hundreds ? `${digits[hundreds]}百` : ''}${ten}${digits[ones]}`;
}

export const chineseOrdinals: OrdinalForms = {
  asked: new RegExp(row, 'gu'),
  // 十四届全国人大, 十五运会
  told: new RegExp(`${row}|${number}届|(?<![\\d${numerals}])${number}(?=运会)`, 'gu'),
  read: (match) => {
    const bare = match.replace(/\s/gu, '').replace(/^第/u, '').replace(/^首/u, '一');
    const [, digits = '', unit = ''] = /^(\d+|[一二三四五六七八九十百零]+)(.?)$/u.exec(bare) ?? [];
    if (digits === '' || unit === '审') return match;
    const value = /^\d/.test(digits) ? Number(digits) : chineseNumber(digits);
    return `${value}${unit || '届'}`;
  },
  written: (value, unit) =>
    [String(value), inCharacters(value)].map((one) => `第${one}${unit || '届'}`),
};
