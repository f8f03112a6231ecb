// Amounts by value, however they are written: "11 million", $11M, 1100万, "16,000". Protects: a
// question that names an amount finds it in another language, and never a different one. Years and
// small numbers are treated as words.
import { lexicons } from './lexicons';

export type Amount = { value: number; start: number; end: number };

/** Letters that mean the same in every language. */
const letters = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, tn: 1e12 };

const scalesOf = (spaced: boolean): Readonly<Record<string, number>> =>
  Object.assign(
    {},
    ...Object.values(lexicons).flatMap((lexicon) =>
      lexicon.spaced === spaced ? [lexicon.amountScales] : [],
    ),
  );
const [words, characters] = [scalesOf(true), scalesOf(false)];
const scales: Readonly<Record<string, number>> = { ...letters, ...words, ...characters };

/** As alternatives of a pattern, longest first, as 万 begins 万亿. */
const oneOf = (table: object) =>
  Object.keys(table)
    .sort((one, other) => other.length - one.length)
    .join('|');

/**
 * A letter directly follows its number: "3m" is an amount, "3 m" a length. "9850X3D" is a product
 * name, "2026.01.28" a date.
 */
const written = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}.,-])(?:US|HK|A|C|S)?[$£€¥₱]?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?` +
    String.raw`(?:\s?(${oneOf(characters)})|\s(${oneOf(words)})\b|(${oneOf(letters)})\b)?(?![\d-]|\.\d|\p{Script=Latin}+\d)`,
  'giu',
);

/** A smaller plain number may be a year, an age or a rank. */
const leastPlain = 3000;

/** The amounts of a text, in order. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const [all, whole = '', part = '', character, word, letter] = match;
    const scale = scales[(character ?? word ?? letter ?? '').toLowerCase()];
    const plain = Number(`${whole.replace(/,/g, '')}${part}`);
    const isAmount = scale !== undefined || part !== '' || plain >= leastPlain;
    if (!isAmount || !Number.isFinite(plain)) return [];
    const value = Number((plain * (scale ?? 1)).toPrecision(9));
    return [{ value, start: match.index, end: match.index + all.length }];
  });
}

/** The scales that may follow a number; nobody writes more than four digits before one. */
const divisors = [1, 1e3, 1e4, 1e6, 1e8, 1e9, 1e12];
const digitsMost = 4;

/** The index words under which an amount may be found: its first digits in each spelling. */
export function amountWords(value: number): string[] {
  const words = divisors.flatMap((divisor) => {
    const figure = value / divisor;
    if (figure < 1) return [];
    const whole = String(Math.trunc(figure));
    const isExact = Number(figure.toFixed(2)) === figure;
    return divisor === 1 || (isExact && whole.length <= digitsMost) ? [whole] : [];
  });
  // "16,000" is indexed by its parts.
  const [first = ''] = Math.trunc(value).toLocaleString('en').split(',');
  return [...new Set([...words, first])].filter((word) => word.length > 1);
}
