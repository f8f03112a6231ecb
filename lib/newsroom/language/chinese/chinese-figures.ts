// The figures of a Chinese sentence: a number and the measure word after it.
import { inOneScript } from '../segment';
import { fateAround, type Fates, type Figure } from '../lexicon/figure';

const fates: Fates = {
  dead: /死亡|遇难|身亡|丧生|罹难|死者|遗体/,
  hurt: /受伤|伤者|轻伤|重伤/,
  missing: /失踪|失联/,
  held: /被捕|逮捕|拘留|抓获/,
};
const multiples: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };
/** Counters for people; what is counted is only known from their fate. */
const people = /^[人名例]$/;
const figure =
  /(?<![\d.年月])(\d+(?:\.\d+)?)(万|亿)?(?:多|余)?(%|名|人|例|起|辆|架|艘|间|户|所|栋|公里|亩|吨|元|美元)(\p{Script=Han}{0,4})/gu;

const clauseEnd = /[，,。；;：:（）()\s]/u;
/** Words that do not say what is measured: when it was, and how it changed. */
const unnamed =
  /\d+|[年月日]|同比|环比|比上年|较上年|去年|今年|同期|按可比口径|计算|增长|增加|上升|上涨|下降|下滑|减少|微[增降升跌涨]|涨|跌|升|降|达到?|超过?|约|近|为|至|到|共|总计|累计|合计|实现|了|的/gu;

/**
 * What is measured, read from the text before a sum or a share: the whole clause, since two
 * companies can both have revenue.
 */
function measuredBefore(text: string, start: number): string | undefined {
  const clause = text.slice(0, start).split(clauseEnd).at(-1) ?? '';
  return clause.replace(unnamed, '') === '' ? undefined : clause.replace(/^\d+年/u, '');
}

/** A number of people is a figure only with their fate beside it: the dead, the injured. */
export function chineseFigures(written: string): Figure[] {
  const text = inOneScript(written);
  return [...text.matchAll(figure)].flatMap((match) => {
    const [whole, digits = '', multiple = '', measure = '', after = ''] = match;
    const start = match.index;
    const end = start + whole.length - after.length;
    const isPeople = people.test(measure);
    const fate = isPeople ? fateAround(text, start, end, fates) : undefined;
    if (isPeople && !fate) return [];
    const value = Number(digits) * (multiples[multiple] ?? 1);
    // 出口增长5%: the subject of the growth precedes it.
    const isMeasured = measure === '%' || /元$/.test(measure);
    const thing = isMeasured ? measuredBefore(text, start) : after.slice(0, 2);
    if (thing === undefined) return [];
    // As written, without a 多 in between.
    const amount = written.slice(start, start + digits.length + multiple.length);
    const shown = `${amount}${written.slice(end - measure.length, end)}`;
    return [{ shown, value, unit: fate ?? `${measure}${thing}` }];
  });
}
