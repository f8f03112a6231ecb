// The figures of a Chinese sentence: a number with the measure word behind it.
import { fateAround, type Fates, type Figure } from '../lexicon/figure';

const fates: Fates = {
  dead: /死亡|遇难|身亡|丧生|罹难|死者|遗体/,
  hurt: /受伤|伤者|轻伤|重伤/,
  missing: /失踪|失联/,
  held: /被捕|逮捕|拘留|抓获/,
};
const multiples: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };
/** Who is counted where only a fate tells what of them. */
const people = /^[人名例]$/;
const figure =
  /(?<![\d.年月])(\d+(?:\.\d+)?)(万|亿)?(?:多|余)?(%|名|人|例|起|辆|架|艘|间|户|所|栋|公里|亩|吨|元|美元)(\p{Script=Han}{0,4})/gu;

/** People are figures only with their fate beside them: the dead, the injured. */
export function chineseFigures(text: string): Figure[] {
  return [...text.matchAll(figure)].flatMap((match) => {
    const [whole, digits = '', multiple = '', measure = '', after = ''] = match;
    const start = match.index;
    const isPeople = people.test(measure);
    const fate = isPeople
      ? fateAround(text, start, start + whole.length - after.length, fates)
      : undefined;
    if (isPeople && !fate) return [];
    const value = Number(digits) * (multiples[multiple] ?? 1);
    // 同比增长5%: what grew stands before it.
    const thing =
      measure === '%' || /元$/.test(measure)
        ? text.slice(Math.max(0, start - 6), start)
        : after.slice(0, 2);
    return [{ shown: `${digits}${multiple}${measure}`, value, unit: fate ?? `${measure}${thing}` }];
  });
}
