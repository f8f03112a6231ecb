// Text into words, the same way for the index, for a query and for comparing articles: lower-cased,
// accents folded, Chinese cut by dictionary. A token holds letters, digits and marks only, so that
// no text can ever become query syntax.
import { readLanguage, toTag } from '@/lib/model/languages';

/** Raise when the rules below change: stored search rows are then made anew. */
const rules = 1;

/** What the tokens depend on: our rules, and the dictionaries of the ICU that Node carries. */
export const segmenterVersion = `${rules}/icu-${process.versions.icu ?? 'none'}`;

/** Longer ones are noise, and Postgres takes no token over 2 KB. */
const tokenLength = 64;

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const dottedLetters = /(?<![\p{L}\p{N}])(?:\p{L}\.){1,}\p{L}(?![\p{L}\p{N}])/gu;
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const longChinese = /^\p{Script=Han}{3,}$/u;
const ascii = /^[\0-\x7f]*$/;

/** Letters with a stroke or a ligature that no decomposition takes apart. */
const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Lower case, full-width forms and accents made plain. Marks of other scripts carry meaning and stay. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => plain[letter] ?? letter);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(lang: string): Intl.Segmenter {
  const language = readLanguage(lang);
  const tag = toTag(language && language !== 'source' ? language : 'en');
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, known);
  return known;
}

function pairs(chinese: string): string[] {
  const characters = [...chinese];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/**
 * The words of a text, in order, repeated as often as they occur. A Chinese word of three or more
 * characters is followed by its two-character pieces, so that a word inside it is found too.
 * @param lang any spelling of a language, or `source`.
 */
export function segment(text: string, lang: string): string[] {
  const tokens: string[] = [];
  const add = (token: string) => {
    tokens.push(token.length > tokenLength ? [...token].slice(0, tokenLength).join('') : token);
    if (longChinese.test(token)) tokens.push(...pairs(token));
  };
  const folded = fold(text).replace(dottedLetters, (letters) => letters.replaceAll('.', ''));
  for (const [run] of folded.matchAll(word)) {
    // Scripts that set spaces need no dictionary: the runs are the words, at a tenth of the time.
    if (!withoutSpaces.test(run)) add(run);
    else for (const part of segmenter(lang).segment(run)) if (part.isWordLike) add(part.segment);
  }
  return tokens;
}

/**
 * The tokens that a text must hold to match a query, each once. Of a long Chinese word only the
 * pieces count, which the index has both for that word and for longer words around it.
 */
export function queryTokens(text: string, lang: string): string[] {
  return [...new Set(segment(text, lang).filter((token) => !longChinese.test(token)))];
}
