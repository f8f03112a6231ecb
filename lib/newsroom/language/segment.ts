// Splits text into words, in the same way for the index, for a query and for comparing articles:
// lower-cased, accents folded, Chinese split by dictionary. A token has letters, digits and marks
// only, so that no text can ever become query syntax.
import { readLanguage, type Language } from '@/lib/model/text/languages';
import { simplifiedInPlace, toSimplified } from './chinese/simplified';
import { wordSegments } from './word-segments';

/**
 * Increase when the rules below, or the searched parts of an event, change: stored rows are then
 * rebuilt.
 */
const rules = 4;

/** What the tokens depend on: our rules, and the dictionaries of Node's ICU. */
export const segmenterVersion = `${rules}/icu-${process.versions.icu ?? 'none'}`;

/** Longer ones are noise, and Postgres accepts no token over 2 KB. */
const tokenLength = 64;

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const dottedLetters = /(?<![\p{L}\p{N}])(?:\p{L}\.){1,}\p{L}(?![\p{L}\p{N}])/gu;
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const chinese = /^\p{Script=Han}+$/u;

/** Whether a text has letters of a script without spaces between words. */
export const isUnspaced = (text: string): boolean => withoutSpaces.test(text);

const ascii = /^[\0-\x7f]*$/;

/** Letters with a stroke or a ligature that Unicode decomposition does not split. */
const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text in the script of the patterns, of the same length: Traditional Chinese as Simplified. */
export const inOneScript = (text: string): string => simplifiedInPlace(text);

/**
 * `text` without the first match of `pattern`, whichever script it is in; the part at the start of
 * the match that `stays` matches is kept.
 */
export function cutOut(text: string, pattern: RegExp, stays?: RegExp): string {
  const found = pattern.exec(inOneScript(text));
  if (!found) return text;
  const from = found.index + (stays?.exec(found[0])?.[0].length ?? 0);
  return text.slice(0, from) + text.slice(found.index + found[0].length);
}

/** `text` without the first match of a pattern, whichever script it is in. */
export const without = (text: string, pattern: RegExp): string => cutOut(text, pattern);

/**
 * Lower case, without full-width forms and accents, Chinese in Simplified. Marks of other scripts
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

/** The language whose dictionary splits a text. */
function dictionaryOf(lang: string): Language {
  const language = readLanguage(lang);
  return language && language !== 'source' ? language : 'en';
}

const lengthOf = (token: string) => [...token].length;
const isChinese = (token: string) => chinese.test(token);

/** Turns `abcd` into `ab bc cd`. */
function pairs(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The last character of a word and the first of the next. */
const joint = (before: string, after: string) => `${[...before].at(-1)}${[...after][0]}`;

/**
 * The words of a run without spaces. Names are in no dictionary: they fall apart into single
 * characters, differently in each sentence. So a single character also yields the pairs with its
 * neighbors.
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
 * The words of a text, in order, with repetitions. A Chinese word of three or more characters is
 * followed by its two-character pieces, so that a word inside it is found too.
 * @param lang any spelling of a language, or `source`.
 */
export function segment(text: string, lang: string): string[] {
  const folded = fold(text).replace(dottedLetters, (letters) => letters.replaceAll('.', ''));
  const tokens: string[] = [];
  for (const [run] of folded.matchAll(word)) {
    // Scripts with spaces need no dictionary: the runs are the words, in a tenth of the time.
    if (!withoutSpaces.test(run)) tokens.push(bounded(run));
    else for (const token of byDictionary(run, lang)) tokens.push(bounded(token));
  }
  return tokens;
}

/**
 * The tokens that a text must contain to match a query, each once. Of Chinese text only the pairs,
 * which the index has wherever words begin and end; a single character only if it is in no pair.
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
