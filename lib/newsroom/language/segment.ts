// Text into words, the same way for the index, for a query and for comparing articles: lower-cased,
// accents folded, Chinese cut by dictionary. A token holds letters, digits and marks only, so that
// no text can ever become query syntax.
import { readLanguage, type Language } from '@/lib/model/text/languages';
import { simplifiedInPlace, toSimplified } from './chinese/simplified';
import { wordSegments } from './word-segments';

/** Raise when the rules below, or what is searched of an event, change: stored rows are made anew. */
const rules = 4;

/** What the tokens depend on: our rules, and the dictionaries of the ICU that Node carries. */
export const segmenterVersion = `${rules}/icu-${process.versions.icu ?? 'none'}`;

/** Longer ones are noise, and Postgres takes no token over 2 KB. */
const tokenLength = 64;

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const dottedLetters = /(?<![\p{L}\p{N}])(?:\p{L}\.){1,}\p{L}(?![\p{L}\p{N}])/gu;
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const chinese = /^\p{Script=Han}+$/u;

/** Whether a text has letters of a script that sets no spaces between words. */
export const isUnspaced = (text: string): boolean => withoutSpaces.test(text);

const ascii = /^[\0-\x7f]*$/;

/** Letters with a stroke or a ligature that no decomposition takes apart. */
const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text as all patterns know it, of the same length: Traditional Chinese as Simplified. */
export const inOneScript = (text: string): string => simplifiedInPlace(text);

/**
 * `text` without what `pattern` finds first in it, in whichever script it is written; of that, what `stays`
 * matches at its start is left.
 */
export function cutOut(text: string, pattern: RegExp, stays?: RegExp): string {
  const found = pattern.exec(inOneScript(text));
  if (!found) return text;
  const from = found.index + (stays?.exec(found[0])?.[0].length ?? 0);
  return text.slice(0, from) + text.slice(found.index + found[0].length);
}

/** `text` without what a pattern finds first in it, in whichever script it is written. */
export const without = (text: string, pattern: RegExp): string => cutOut(text, pattern);

/**
 * Lower case, full-width forms and accents made plain, Chinese in Simplified. Marks of other scripts
 * carry meaning and stay.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return toSimplified(lower)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => plain[letter] ?? letter);
}

/** The language by whose dictionary a text is cut. */
function dictionaryOf(lang: string): Language {
  const language = readLanguage(lang);
  return language && language !== 'source' ? language : 'en';
}

const lengthOf = (token: string) => [...token].length;
const isChinese = (token: string) => chinese.test(token);

/** `abcd` as `ab bc cd`. */
function pairs(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The last character of a word and the first of the next. */
const joint = (before: string, after: string) => `${[...before].at(-1)}${[...after][0]}`;

/**
 * Words of a run without spaces. Names are in no dictionary: they fall apart into single characters,
 * differently in each sentence. So a single character also gives the pairs with its neighbors.
 */
function byDictionary(run: string, lang: string): string[] {
  const tokens: string[] = [];
  let before: string | undefined;
  for (const { segment: part, isWordLike } of wordSegments(run, dictionaryOf(lang))) {
    if (!isWordLike) continue;
    if (!isChinese(part)) {
      tokens.push(part);
      before = undefined;
      continue;
    }
    const length = lengthOf(part);
    if (before && (length === 1 || lengthOf(before) === 1)) tokens.push(joint(before, part));
    tokens.push(part);
    if (length > 2) tokens.push(...pairs(part));
    before = part;
  }
  return tokens;
}

const bounded = (token: string) =>
  token.length > tokenLength ? [...token].slice(0, tokenLength).join('') : token;

/**
 * The words of a text, in order, repeated as often as they occur. A Chinese word of three or more
 * characters is followed by its two-character pieces, so that a word inside it is found too.
 * @param lang any spelling of a language, or `source`.
 */
export function segment(text: string, lang: string): string[] {
  const folded = fold(text).replace(dottedLetters, (letters) => letters.replaceAll('.', ''));
  const tokens: string[] = [];
  for (const [run] of folded.matchAll(word)) {
    // Scripts that set spaces need no dictionary: the runs are the words, at a tenth of the time.
    if (!withoutSpaces.test(run)) tokens.push(bounded(run));
    else for (const token of byDictionary(run, lang)) tokens.push(bounded(token));
  }
  return tokens;
}

/**
 * The tokens that a text must hold to match a query, each once. Of Chinese only the pairs count,
 * which the index has wherever the words begin and end; a character alone when it stands alone.
 */
export function queryTokens(text: string, lang: string): string[] {
  const tokens = [...new Set(segment(text, lang))];
  const paired = new Set(
    tokens.filter((token) => isChinese(token) && lengthOf(token) === 2).join(''),
  );
  return tokens.filter((token) => {
    if (!isChinese(token)) return true;
    const length = lengthOf(token);
    return length === 2 || (length === 1 && !paired.has(token));
  });
}
