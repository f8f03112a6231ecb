// Matches the forms of a word. Protects that "satellites" finds "satellite", and "pinababagal"
// finds "bagal", without a dictionary: prefixes and suffixes are removed, and the rest must be most
// of the word.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from './lexicons';
import { isUnspaced } from './segment';

/** A shorter stem would match too many words. */
const shortestStem = 4;

/** The common part of all forms of a token; the token itself if nothing can be removed. */
export function stemOf(token: string, lang: Language): string {
  if (isUnspaced(token) || /\d/.test(token) || token.length <= shortestStem) return token;
  return lexicons[lang].stem(token);
}

/** The root, in languages whose words have one beside their stem. */
const rootOf = (token: string, lang: Language): string | undefined => lexicons[lang].root?.(token);

/**
 * The prefix shared by all forms of a word: "stud" of "studies" and its stem "studi", which "study"
 * has not.
 */
function beginningOf(token: string, stem: string): string {
  let same = 0;
  while (same < stem.length && token[same] === stem[same]) same += 1;
  const beginning = token.slice(0, same).replace(/i$/, '');
  return beginning.length < shortestStem ? token : beginning;
}

/**
 * The forms of a word with irregular forms, or of one too short to recognize without its ending.
 */
const formsOf = (token: string, lang: Language) => {
  const { forms, shortForms } = lexicons[lang];
  return forms?.get(token) ?? forms?.get(withoutEnd(token)) ?? shortForms?.(token);
};

/** "Buys" in a headline as "buy". */
const withoutEnd = (token: string) => token.replace(/(?<=ch|sh|ss|x)es$|(?<=[^sui])s$/, '');

/** The index words that may be forms of a token: see `SearchStore.words`. */
export function indexWords(token: string, lang: Language): string[] {
  if (/\d/.test(token)) return [token];
  // A single character is mostly part of a word.
  if (isUnspaced(token)) return [...token].length === 1 ? [`${token}*`] : [token];
  const forms = (formsOf(token, lang) ?? []).flatMap((form) => [form, `${form}s`]);
  if (token.length <= 3) return [...new Set([token, `${token}s`, ...forms])];
  const beginning = beginningOf(token, stemOf(token, lang));
  const root = rootOf(token, lang);
  const roots = root === undefined ? [] : [`${root}*`];
  return [...new Set([token, `${beginning}*`, ...roots, ...forms])];
}

/** The most letters by which the endings of two forms of one word may differ. */
const longestEnd = 4;

/** How surely two tokens are forms of one word: 1, less if only their beginnings agree, or 0. */
export function similarity(a: string, b: string, lang: Language): number {
  if (a === b) return 1;
  if (a.length <= 3 || b.length <= 3 || /\d/.test(a)) {
    // "hi" is no form of "his".
    return Math.min(a.length, b.length) > 2 && (a === `${b}s` || b === `${a}s`) ? 1 : 0;
  }
  const [left, right] = [stemOf(a, lang), stemOf(b, lang)];
  if (left === right) return 0.95;
  const root = rootOf(a, lang);
  if (root !== undefined && root === rootOf(b, lang)) return 0.9;
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const rest = Math.max(left.length, right.length) - same;
  return same >= 5 && rest <= longestEnd && same > rest ? 0.8 : 0;
}

/** How surely two tokens are forms of one word; see {@link similarity}, and {@link stemOf}. */
export type Alike = {
  (a: string, b: string): number;
  stem(token: string, lang: Language): string;
};

/** An irregular form may also be another word, above all a name. */
const irregular = 0.85;

/** {@link similarity}, also for irregular forms, any of which may occur in a text. */
function formSimilarity(a: string, b: string, lang: Language): number {
  const regular = similarity(a, b, lang);
  const forms = regular < irregular ? formsOf(a, lang) : undefined;
  return forms?.some((form) => form === b || form === withoutEnd(b)) ? irregular : regular;
}

/**
 * Both for one language, computing each pair and each stem once: articles repeat the same words.
 */
export function createAlike(lang: Language): Alike {
  const known = new Map<string, Map<string, number>>();
  // By language first: a combined key would be built and hashed again for every lookup.
  const stems = new Map<Language, Map<string, string>>();
  const alike = (a: string, b: string) => {
    let of = known.get(a);
    if (!of) known.set(a, (of = new Map()));
    let found = of.get(b);
    if (found === undefined) of.set(b, (found = formSimilarity(a, b, lang)));
    return found;
  };
  const stem = (token: string, of: Language) => {
    let ofLanguage = stems.get(of);
    if (!ofLanguage) stems.set(of, (ofLanguage = new Map()));
    let found = ofLanguage.get(token);
    if (found === undefined) ofLanguage.set(token, (found = stemOf(token, of)));
    return found;
  };
  return Object.assign(alike, { stem });
}
