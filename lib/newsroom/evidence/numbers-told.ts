// The numbers that a text tells, however it writes them. Protects: where two texts are compared over
// languages, one number is one whether it stands in digits, in words or as an hour of the other half.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { tokensOf } from './compare';

/** A text and the language it is in. */
export type Text = { text: string; lang: Language };

export type Numbers = {
  /** Written in digits. */
  digits: number[];
  words: number[];
  /** What besides may be read as a number: names of months, "third", a character of a word. */
  maybe: number[];
};

const halfDay = 12;

const rounded = (value: number) => Number(value.toPrecision(12));

/** The numbers in digits, by what they are worth. */
function digitsIn(text: string): number[] {
  const scales = Object.assign(
    { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, tn: 1e12 },
    ...Object.values(lexicons).map(({ amountScales }) => amountScales),
  ) as Record<string, number>;
  const found: { value: number; scale: number; end: number }[] = [];
  for (const match of text.matchAll(
    /(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:([千万萬亿億]+)(?![克瓦])|[\s-]?(\p{L}+))?/gu,
  )) {
    const [all, whole = '', part = '', character, word] = match;
    const name = (character ?? word ?? '').toLowerCase();
    // "3 m" is a length, "3m" an amount.
    const isApart = name.length < 3 && !character && /[\s-]/.test(all.at(-name.length - 1) ?? '');
    const scale = (isApart ? undefined : scales[name]) ?? 1;
    const value = rounded(Number(`${whole.replaceAll(',', '')}${part}`) * scale);
    const last = found.at(-1);
    // 1亿2000万 is one number.
    const goesOn =
      last && last.end === match.index && last.scale > scale && character !== undefined;
    const end = match.index + all.length - (scale === 1 ? name.length : 0);
    if (goesOn) found.splice(-1, 1, { value: last.value + value, scale, end });
    else found.push({ value, scale, end });
  }
  return found.map(({ value }) => value);
}

export function numbersIn({ text: written, lang }: Text): Numbers {
  const text = inOneScript(written.normalize('NFKC'));
  const { kept, spaced } = lexicons[lang];
  const words = tokensOf(text, lang).flatMap(({ kind, key, start, end }) =>
    kind === 'number' && !/\d/.test(text.slice(start, end)) ? [Number.parseFloat(key)] : [],
  );
  const pieces = text.toLowerCase().match(spaced ? /\p{L}+/gu : /\p{L}/gu) ?? [];
  const maybe = pieces.flatMap((piece) => kept.counts[piece] ?? []);
  return { digits: digitsIn(text), words, maybe };
}

/** Whether two numbers are one: 3 p.m. and 15时, the 1980s and 20世纪80年代. */
export function agree(one: number, other: number): boolean {
  if (one === other) return true;
  const [less, more] = one < other ? [one, other] : [other, one];
  if (Number.isInteger(more) && more <= 24 && more - less === halfDay) return true;
  const isYear = more >= 1000 && more < 2100 && more % 10 === 0;
  return isYear && (less === more % 100 || less === Math.floor(more / 100) + 1);
}
