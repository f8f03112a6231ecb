// What a text names, in a form that is the same in every language: people, organizations and places
// in the tables, and meanings of everyday words. Protects: articles in different languages are
// compared only by what both can express.
import { languages, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { lexicons } from '../lexicons';
import { fold } from '../segment';
import { stemOf } from '../word-forms';
import { deedRows, languageOfKeys, meaningRows, nameRows, type Row } from './rows';

export type Shared = { key: string; isName: boolean };

/**
 * What was found, as often as it occurs, and for languages with spaces, which folded words are part
 * of it.
 */
export type Named = { found: Shared[]; isTaken: (word: string) => boolean };

/** By language: the folded names and words (stems, if they inflect), each with its row. */
const known = byLanguage(() => new Map<string, Shared>());
/** The most words of a name, or characters in languages without spaces. */
const longest = byLanguage(() => 1);

function add(row: Row, isName: boolean): void {
  const [first] = row[languageOfKeys] ?? [];
  if (first === undefined) return;
  const shared: Shared = { key: fold(first), isName };
  for (const lang of languages) {
    const { spaced } = lexicons[lang];
    for (const name of row[lang] ?? []) {
      const word = fold(name);
      const size = spaced ? word.split(/[^\p{L}\p{N}]+/u).length : [...word].length;
      // One character occurs in too many other words.
      if (!spaced && size < 2) continue;
      longest[lang] = Math.max(longest[lang], size);
      const form = isName || !spaced || size > 1 ? word : stemOf(word, lang);
      // The name tables come first: what they contain is not an everyday word.
      if (!known[lang].has(form)) known[lang].set(form, shared);
    }
  }
}

for (const row of nameRows) add(row, true);
for (const row of deedRows) add(row, false);
for (const row of meaningRows) add(row, false);

/** The fewest letters of an adjective that may be derived from a place. */
const shortestDemonym = 5;

function lookUp(word: string, lang: Language): Shared | undefined {
  const of = known[lang];
  const { demonyms } = lexicons[lang];
  const found = of.get(word) ?? of.get(stemOf(word, lang));
  if (found || !demonyms?.ending.test(word) || word.length < shortestDemonym) return found;
  const bare = word.replace(demonyms.ending, '');
  return demonyms.places.flatMap((end) => of.get(bare + end) ?? []).find((one) => one.isName);
}

function inSpaced(text: string, lang: Language): Named {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const found: Shared[] = [];
  const taken = new Set<string>();
  for (let at = 0; at < words.length;) {
    let length = 1;
    for (let size = Math.min(longest[lang], words.length - at); size >= 1; size -= 1) {
      const part = words.slice(at, at + size);
      const shared =
        size === 1 ? lookUp(fold(part[0] ?? ''), lang) : known[lang].get(fold(part.join(' ')));
      if (!shared) continue;
      // "us" and "who" are words, "US" and "WHO" are not.
      const small = size === 1 && /^\p{Ll}/u.test(part[0] ?? '');
      if (small && (shared.isName || (part[0] ?? '').length < 4)) continue;
      found.push(shared);
      if (shared.isName) for (const one of part) taken.add(fold(one));
      length = size;
      break;
    }
    at += length;
  }
  return { found, isTaken: (word) => taken.has(word) };
}

function inUnspaced(text: string, lang: Language): Named & { rest: string } {
  const { withFullNames } = lexicons[lang];
  const characters = [...(withFullNames?.(fold(text)) ?? fold(text))];
  const found: Shared[] = [];
  let rest = '';
  for (let at = 0; at < characters.length;) {
    let length = 1;
    let name: Shared | undefined;
    for (let size = Math.min(longest[lang], characters.length - at); size >= 2; size -= 1) {
      name = known[lang].get(characters.slice(at, at + size).join(''));
      if (!name) continue;
      found.push(name);
      length = size;
      break;
    }
    rest += name ? ' ' : (characters[at] ?? '');
    at += length;
  }
  return { found, isTaken: () => false, rest };
}

/**
 * What the tables know in a text, in order; `rest` is the remaining text in a language without
 * spaces.
 */
export const sharedNames = (text: string, lang: Language): Named & { rest?: string } =>
  lexicons[lang].spaced ? inSpaced(text, lang) : inUnspaced(text, lang);
