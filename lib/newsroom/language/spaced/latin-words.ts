// A text in Latin letters as words, numbers and dates, so that one thing is one token: "$1.44
// billion" a number, "O'Brien" a name, "November 30, 2025" a date.
import type { Word } from '../lexicon/word';

const numberWords = new Map(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
   sixteen seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, value) => [word, value]),
);

const magnitudes: Record<string, number> = {
  ...{ hundred: 1e2, thousand: 1e3, k: 1e3, million: 1e6, mn: 1e6, m: 1e6 },
  ...{ billion: 1e9, bn: 1e9, b: 1e9, trillion: 1e12, tn: 1e12 },
};

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekdays = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s+)?';
const year = '(?:,?\\s+(?:19|20)\\d\\d)?';
const day = '([0-3]?\\d)(?:st|nd|rd|th)?';
/** A day must follow or precede: "may" is a word too. */
const date = new RegExp(
  `(?<!\\p{L})${weekdays}(?:(${months})\\.?\\s+${day}(?![\\d.%])(?!,\\d)${year}|${day}\\s+(${months})(?!\\p{L})\\.?${year})(?![\\p{L}\\d])`,
  'giu',
);
const token =
  /@\d+-\d+|(\d[\d,]*(?:\.\d+)?)(?:[\s-]?(hundred|thousand|million|billion|trillion|bn|mn|tn|[kmb])(?![\p{L}\d]))?|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:'\p{L}+)*/giu;
const dottedCapitals = /\b(?:\p{Lu}\.){2,}/gu;
/** The ends of contractions and possessives. */
const clitic = /'(?:s|re|ve|ll|d|m)$/iu;

/** Digits without an exponent, as short as the value allows. */
function digits(value: number): string {
  return String(Number(value.toPrecision(12)));
}

function monthOf(name: string): number {
  return 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf(name.slice(0, 3).toLowerCase()) / 3 + 1;
}

export function latinWords(text: string): Word[] {
  const plain = text
    .replace(/[’‘ʼ]/g, "'")
    .replace(dottedCapitals, (run) => run.replaceAll('.', ''))
    .replace(date, (_, month: string, after: string, before: string, last: string) => {
      return ` @${monthOf(month ?? last)}-${Number(after ?? before)} `;
    });
  const words: Word[] = [];
  for (const [raw, number, magnitude] of plain.matchAll(token)) {
    if (raw.startsWith('@')) words.push({ text: raw, sort: 'date' });
    else if (number) {
      const value = Number(number.replaceAll(',', ''));
      // "3-year" and "50m" are numbers; "747s" or "2nd" keep what follows as a word of its own.
      const times = magnitudes[magnitude?.toLowerCase() ?? ''] ?? 1;
      words.push({ text: digits(value * times), sort: 'number' });
    } else {
      const bare = raw.replace(clitic, '').replaceAll("'", '');
      const value = numberWords.get(bare.toLowerCase());
      if (value !== undefined) words.push({ text: String(value), sort: 'number' });
      else words.push({ text: /n't$/iu.test(raw) ? raw : bare, sort: 'word' });
    }
  }
  return words;
}
