// What numbers in a sentence count: the dead, the hurt, homes, percent of something. Protects: only
// figures of the same thing are compared; a number whose thing is not known is compared with none.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from './lexicons';

export type Figure = {
  /** As written, with what multiplies it: "67", "1.2 million". */
  shown: string;
  value: number;
  /** What is counted, in one form for all ways to say it. */
  unit: string;
};

const times: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  万: 1e4,
  亿: 1e8,
  libo: 1e3,
  milyon: 1e6,
  bilyon: 1e9,
};

/** Words that turn "people" into those who died, were hurt, are missing, were taken. */
const fates: readonly { unit: string; english: RegExp; chinese: RegExp }[] = [
  {
    unit: 'dead',
    english:
      /\b(?:dead|deaths?|died|dies|killed|kills|killing|fatalit\w+|death toll|bodies|patay|namatay|nasawi)\b/i,
    chinese: /死亡|遇难|身亡|丧生|罹难|死者|遗体/,
  },
  {
    unit: 'hurt',
    english: /\b(?:injur\w+|wound\w+|hurt|sugatan|nasugatan)\b/i,
    chinese: /受伤|伤者|轻伤|重伤/,
  },
  { unit: 'missing', english: /\b(?:missing|unaccounted|nawawala)\b/i, chinese: /失踪|失联/ },
  {
    unit: 'held',
    english: /\b(?:arrest\w*|detain\w*|in custody|inaresto)\b/i,
    chinese: /被捕|逮捕|拘留|抓获/,
  },
];
/** Who is counted where only a fate tells what of them. */
const people =
  /^(?:people|persons?|others?|men|women|civilians?|victims?|residents?|katao|人|名|例)$/i;
/** What is never a thing that is counted. */
const noThing =
  /^(?:am|pm|a|p|th|st|nd|rd|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|gmt|est|edt|pht|percentage|times?|year|years|month|months|day|days|hours?|minutes?|weeks?|old|and|or|to|of|in|on|at|by|for|from|the|with|taon|araw|oras)$/i;

const english =
  /(?<![\p{L}\p{N}.,:/$€£₱-])([$€£₱])?(\d+(?:,\d{3})*(?:\.\d+)?)(?!\d|[:/-]\d|(?:st|nd|rd|th)\b)(?:[ -](thousand|million|billion|trillion|libo|milyon|bilyon)\b)?(?:\s?(%|percent\b|per cent\b|porsiyento\b))?(?:\s+([\p{L}-]+))?(?:\s+([\p{L}-]+))?/giu;
const chinese =
  /(?<![\d.年月])(\d+(?:\.\d+)?)(万|亿)?(?:多|余)?(%|名|人|例|起|辆|架|艘|间|户|所|栋|公里|亩|吨|元|美元)(\p{Script=Han}{0,4})/gu;

/** The words around a figure in which its fate is looked for. */
const clauseBefore = 40;
const clauseAfter = 40;

const fateIn = (text: string, lang: Language): string | undefined =>
  fates.find(({ english: en, chinese: zh }) => (lang === 'zh' ? zh : en).test(text))?.unit;

const singular = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^su])s$/, '');

const clauseEnd = /[,;:，；。、]|\band\b|\bat\b/;

/** The nearest fate behind the figure, within its clause; else the one just before it. */
function fateAround(text: string, start: number, end: number, lang: Language): string | undefined {
  const after = text.slice(end, end + clauseAfter).split(clauseEnd)[0] ?? '';
  const own = fateIn(text.slice(start, end), lang) ?? fateIn(after, lang);
  if (own) return own;
  const before =
    text
      .slice(Math.max(0, start - clauseBefore), start)
      .split(clauseEnd)
      .at(-1) ?? '';
  return fateIn(before, lang);
}

function chineseFigures(text: string): Figure[] {
  return [...text.matchAll(chinese)].flatMap((match) => {
    const [whole, digits = '', times10 = '', measure = '', after = ''] = match;
    const start = match.index;
    const isPeople = people.test(measure);
    const fate = isPeople
      ? fateAround(text, start, start + whole.length - after.length, 'zh')
      : undefined;
    if (isPeople && !fate) return [];
    const value = Number(digits) * (times[times10] ?? 1);
    // 同比增长5%: what grew stands before it.
    const thing =
      measure === '%' || /元$/.test(measure)
        ? text.slice(Math.max(0, start - 6), start)
        : after.slice(0, 2);
    return [{ shown: `${digits}${times10}${measure}`, value, unit: fate ?? `${measure}${thing}` }];
  });
}

/** The figures of a sentence whose thing is known, in order. */
export function figuresOf(text: string, lang: Language): Figure[] {
  if (lang === 'zh') return chineseFigures(text);
  const { stopWords } = lexicons[lang];
  return [...text.matchAll(english)].flatMap((match) => {
    const [whole, money = '', digits = '', multiple = '', percent = '', first = '', second = ''] =
      match;
    const value = Number(digits.replaceAll(',', '')) * (times[multiple.toLowerCase()] ?? 1);
    const shown = `${money}${digits}${multiple ? ` ${multiple}` : ''}${percent === '%' ? '%' : percent ? ` ${percent}` : ''}`;
    const start = match.index;
    const words = [first, second].filter((one) => one && !stopWords.has(one.toLowerCase()));
    const [thing = ''] = words;
    if (money || percent)
      return thing ? [{ shown, value, unit: `${money || '%'} ${singular(thing)}` }] : [];
    const bare = whole.length - (second ? second.length + 1 : 0) - (first ? first.length + 1 : 0);
    const isPeople = thing === '' || people.test(thing) || fateIn(thing, lang) !== undefined;
    const fate = isPeople ? fateAround(text, start, start + bare, lang) : undefined;
    if (fate && !noThing.test(first)) return [{ shown, value, unit: fate }];
    if (thing === '' || people.test(thing) || noThing.test(first) || noThing.test(thing)) return [];
    return [{ shown, value, unit: singular(thing) }];
  });
}
