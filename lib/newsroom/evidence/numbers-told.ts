// The numbers in a text, however they are written. Protects: when texts are compared across
// languages, a number is the same in digits, in words, or in the 12-hour and 24-hour clock.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { minus } from '../language/minus';
import { inOneScript } from '../language/segment';
import { tokensOf } from './compare';

type Place = readonly [start: number, end: number];

export type Told = {
  value: number;
  /** The hour of the day, 0 to 23, where the text says a.m. or p.m. or uses the 24-hour clock. */
  hour?: number;
};

export type Numbers = {
  /** Written in digits. */
  digits: Told[];
  words: Told[];
  /** Other words that may be a number: names of months, "third", a character within a word. */
  maybe: Told[];
};

const halfDay = 12;
const wholeDay = 24;
/** The characters around a number that may say what it counts. */
const beside = 24;

/** The hour that a number means, by the words around it. */
function hourOf(around: string, value: number, lang: Language): number | undefined {
  const { morning, later, whole } = lexicons[lang].kept.hours;
  const isHour = Number.isInteger(value) && value >= 0 && value <= wholeDay;
  if (!isHour || /[\d.:]•/.test(around)) return undefined;
  if (value > halfDay || value === 0) return whole.test(around) ? value % wholeDay : undefined;
  if (later.test(around)) return (value % halfDay) + halfDay;
  if (morning.test(around)) return value % halfDay;
  return whole.test(around) ? value : undefined;
}

const sign = new RegExp(minus, 'uy');

/** Whether a number at a position is negative. */
function isBelow(text: string, start: number, around: string, lang: Language): boolean {
  sign.lastIndex = /[$£€¥₱]•/.test(around) ? start - 2 : start - 1;
  return (start > 0 && sign.test(text)) || lexicons[lang].kept.below.test(around);
}

/** The meaning of a number from `start` to `end`, given the text around it. */
function toldAt(text: string, [start, end]: Place, size: number, lang: Language): Told {
  const around = `${text.slice(Math.max(0, start - beside), start)}•${text.slice(end, end + beside)}`;
  const value = isBelow(text, start, around, lang) ? -size : size;
  return { value, hour: hourOf(around, value, lang) };
}

const rounded = (value: number) => Number(value.toPrecision(12));

/** The numbers in digits, by value. */
function digitsIn(text: string, lang: Language): Told[] {
  const scales = Object.assign(
    { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, tn: 1e12 },
    ...Object.values(lexicons).map(({ amountScales }) => amountScales),
  ) as Record<string, number>;
  const found: (Told & { scale: number; end: number })[] = [];
  for (const match of text.matchAll(
    /(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:([千万萬亿億]+)(?![克瓦])|[\s-]?(\p{L}+))?/gu,
  )) {
    const [all, whole = '', part = '', character, word] = match;
    // The minutes of 15:00 say nothing.
    if (whole === '00' && text[match.index - 1] === ':') continue;
    const name = (character ?? word ?? '').toLowerCase();
    // "3 m" is a length, "3m" an amount.
    const isApart = name.length < 3 && !character && /[\s-]/.test(all.at(-name.length - 1) ?? '');
    const scale = (isApart ? undefined : scales[name]) ?? 1;
    const digits = `${whole}${part}`;
    const value = rounded(Number(digits.replaceAll(',', '')) * scale);
    const last = found.at(-1);
    // 1亿2000万 is one number.
    const goesOn =
      last && last.end === match.index && last.scale > scale && character !== undefined;
    const end = match.index + all.length - (scale === 1 ? name.length : 0);
    if (goesOn) found.splice(-1, 1, { value: last.value + value, scale, end });
    else
      found.push({
        ...toldAt(text, [match.index, match.index + digits.length], value, lang),
        scale,
        end,
      });
  }
  return found;
}

/** All numbers of a text, by how they are written. */
export function numbersIn(written: string, lang: Language): Numbers {
  const text = inOneScript(written.normalize('NFKC'));
  const { kept, spaced } = lexicons[lang];
  const words = tokensOf(text, lang).flatMap(({ kind, key, start, end }) =>
    kind === 'number' && !/\d/.test(text.slice(start, end))
      ? [toldAt(text, [start, end], Number.parseFloat(key), lang)]
      : [],
  );
  const pieces = [...text.matchAll(spaced ? /\p{L}+/gu : /\p{L}/gu)];
  const maybe = pieces.flatMap(({ 0: piece, index }) => {
    const value = kept.counts[piece.toLowerCase()];
    return value === undefined ? [] : [toldAt(text, [index, index + piece.length], value, lang)];
  });
  return { digits: digitsIn(text, lang), words, maybe };
}

/** Whether two numbers are the same: 3 p.m. and 15时, the 1980s and 20世纪80年代. */
export function agree(one: Told, other: Told): boolean {
  if (one.value === other.value) return true;
  if (one.hour !== undefined && one.hour === other.hour) return true;
  const [less, more] =
    one.value < other.value ? [one.value, other.value] : [other.value, one.value];
  const isYear = more >= 1000 && more < 2100 && more % 10 === 0;
  return isYear && (less === more % 100 || less === Math.floor(more / 100) + 1);
}
