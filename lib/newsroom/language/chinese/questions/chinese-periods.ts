// Months and quarters in Chinese.
import type { PeriodForms } from '../../lexicon/period-forms';

const characters = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const month = (character: string, at: number) =>
  new RegExp(`(?:(?<!\\d)0?${at + 1}|(?<!十)${character})\\s?月(?![亮球])`, 'u');
const quarter = (character: string, at: number) =>
  new RegExp(`第?[${character}${at + 1}]季度|Q${at + 1}(?!\\d)`, 'iu');

export const chinesePeriods: PeriodForms = {
  months: characters.map(month),
  quarters: characters.slice(0, 4).map(quarter),
  halves: [/上半年/u, /下半年/u],
  lastYear: /去年|上年|前一年/u,
  nextYear: /明年/u,
};
