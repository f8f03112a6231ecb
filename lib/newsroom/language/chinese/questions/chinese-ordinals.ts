// Ordinal numbers in Chinese: 第15届, 第十五届.
import type { OrdinalForms } from '../../lexicon/ordinal-forms';
import { chineseNumber } from '../chinese-tokens';

const numerals = '一二三四五六七八九十百';
const number = `(?:\\d{1,4}|[${numerals}零]+)`;
/** Days and the like, unless they begin another word: 第一天然气, 第二部分. */
const parts =
  '天(?![然文使堂津])|日(?![本报军])|周(?![期边刊])|年(?![级度代])|场(?![地所馆合景])|局(?![面部势长])|节(?![目点])|代(?![表理码])|集(?![团会体])|部(?![队门长分署])|章(?!程)|条(?![件例])|例(?![如外])';
const units = `(?:[届次棒批期轮艘架]|季(?!度)|${parts})`;
const row = `第\\s?${number}\\s?${units}|首[届次批艘架天日周场局]|[一二三终]审(?!查)`;

/** A number up to a few hundred in characters. */
function inCharacters(value: number): string {
  const digits = ['', ...numerals.slice(0, 9)];
  const [hundreds, tens, ones] = [Math.trunc(value / 100), Math.trunc(value / 10) % 10, value % 10];
  const ten =
    tens === 0 ? (hundreds && ones ? '零' : '') : `${tens > 1 || hundreds ? digits[tens] : ''}十`;
  return `${hundreds ? `${digits[hundreds]}百` : ''}${ten}${digits[ones]}`;
}

export const chineseOrdinals: OrdinalForms = {
  asked: new RegExp(row, 'gu'),
  // 十四届全国人大, 十五运会. 首例 is the 第一例 that was asked for; a question for 首例 may match 首个.
  told: new RegExp(
    `${row}|首(?:${parts})|[次翌]日|${number}届|(?<![\\d${numerals}])${number}(?=运会)`,
    'gu',
  ),
  read: (match) => {
    const bare = match
      .replace(/\s/gu, '')
      .replace(/^[次翌](?=日)/u, '二')
      .replace(/^第/u, '')
      .replace(/^首/u, '一')
      .replace(/日$/u, '天');
    const [, digits = '', unit = ''] = /^(\d+|[一二三四五六七八九十百零]+)(.?)$/u.exec(bare) ?? [];
    if (digits === '' || unit === '审') return match;
    const value = /^\d/.test(digits) ? Number(digits) : chineseNumber(digits);
    return `${value}${unit || '届'}`;
  },
  written: (value, unit) =>
    [String(value), inCharacters(value)].map((one) => `第${one}${unit || '届'}`),
};
