// The terms of a text: stems of words, and pairs of characters in Chinese. They are only compared
// inside one event.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from './lexicons';

const word = /[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu;
/** Pairs of characters. */
function unspacedTerms(text: string, lang: Language): string[] {
  const terms: string[] = [];
  for (const run of text.match(/[\p{Script=Han}]+|[\p{L}\p{N}]+/gu) ?? []) {
    if (!/\p{Script=Han}/u.test(run)) terms.push(run.toLowerCase());
    else for (let at = 0; at + 2 <= run.length; at += 1) terms.push(run.slice(at, at + 2));
  }
  return terms.filter((term) => !lexicons[lang].stopWords.has(term));
}

/** The terms of a text without stop words, each once, in order of appearance. */
export function termsOf(text: string, lang: Language): Set<string> {
  const { spaced, stem, stopWords } = lexicons[lang];
  if (!spaced) return new Set(unspacedTerms(text, lang));
  const tokens = (text.match(word) ?? []).map((token) => token.toLowerCase().replace(/’/g, "'"));
  return new Set(
    tokens
      .filter((token) => !stopWords.has(token) && (token.length > 1 || /\d/.test(token)))
      .map((token) => stem(token.replace(/'s?$/u, '').replaceAll("'", ''))),
  );
}

const numberPattern = /\d+(?:[.,]\d+)*|(?<![\p{L}\p{N}-])\p{L}{3,10}(?![\p{L}\p{N}-])/gu;

/**
 * The numbers in a text, as written but without separators: two reports agree only if these do.
 * With `lang`, its words for small numbers count as numbers, too.
 */
export function numbersOf(text: string, lang?: Language): string[] {
  const words = lang === undefined ? {} : lexicons[lang].numberWords;
  return (text.match(numberPattern) ?? []).flatMap((found) => {
    if (/^\d/.test(found)) return found.replace(/,/g, '');
    const word = found.toLowerCase();
    return Object.hasOwn(words, word) ? String(words[word]) : [];
  });
}

/** A day, month or year, and a sum converted into another currency: details that add no news. */
const besides =
  /[（(][^（）()]*(?:约合|about|approximately|roughly|或)[^（）()]*[）)]|\d{1,2}\s?月(?:\d{1,2}\s?日)?|(?<!\d)\d{1,2}\s?日|(?:19|20)\d\d(?:\s?年|(?![\d.,]))|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.? \d{1,2}(?!\d)|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*/giu;

/** The numbers of a text that may be news: no dates, no conversions. */
export const newsNumbersOf = (text: string, lang: Language): string[] =>
  numbersOf(text.replace(besides, ' '), lang);

/**
 * Consecutive words that two sentences only share if one quotes the other; characters in Chinese.
 */
const runLength = { words: 6, characters: 12 };

/** Every run of that many words (or Chinese characters) in a text. */
export function runsOf(text: string): Set<string> {
  const tokens = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const size = /\p{Script=Han}/u.test(text) ? runLength.characters : runLength.words;
  const runs = new Set<string>();
  for (let at = 0; at + size <= tokens.length; at += 1) {
    runs.add(tokens.slice(at, at + size).join(' '));
  }
  return runs;
}

/** The words of a quotation, without punctuation. */
export function bareQuotation(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
}

/**
 * Quotations of two words or more. Chinese puts single terms in quotation marks, which prove
 * nothing.
 */
export function quotationsOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/["“]([^"“”]+)["”]/g)]
      .map(([, quoted = '']) => bareQuotation(quoted))
      .filter((quoted) => quoted.includes(' ')),
  );
}
