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
  lastYear: /去年|(?<![以之])上年(?![龄纪轻级])|前一年/u,
  thisYear: /(?<!如)今年|(?<![日基资版样成原])本年/u,
  nextYear: /(?<![证发声说表文昆])明年/u,
  lastMonth: /上个?月(?![球亮面])/u,
  thisMonth: /(?<![日基])本月|这个?月/u,
  compares:
    /(?:任期)?[至到]\d{4}年|\d{4}年(?:的?(?:冠军|亚军|得主)|出生)|[，；（](?:而)?(?:去年|上年|\d{4}年|上个?月|\d{1,2}月)(?:同期)?[则仅只]?[为是有]|(?:比|较|相比|对比|高于|低于|多于|少于|超过|自从?|成立于|建于|创立于|始于|生于)(?:于|了)?(?:\d{4}年|去年|上年|前一年|上个?月)?(?:的?同期|\d{1,2}月份?)?|(?:去年|上年|\d{4}年)(?:以来|成立|创立|同期)/gu,
  asksCompared:
    /(?<!对)(?:比起?|较|相比于?|对比)(?:于|了)?(?:去年|上年|前年|\d{4}年|上个?(?:月|季度|周|星期))?(?:的?同期|同月|\d{1,2}月份?)?|(?:与|同|跟|和)(?:去年|上年|前年|\d{4}年|上个?(?:月|季度|周|星期)|\d{1,2}月份?)(?:的?同期|同月|\d{1,2}月份?)?(?:相比|比较|比起来|比)/gu,
};
