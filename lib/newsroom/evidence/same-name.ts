// Whether a name is one that a text has. Protects: names that begin alike are not one name; Austria is
// not Australia, Fernando not Fernandez.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { segment } from '../language/segment';
import { similarity } from '../language/word-forms';

/** One word with the ending of a plural, or by its root; below, only the beginnings agree. */
const sameForm = 0.9;
/** Two forms of a word that is no name: ‘criticism’, ‘criticized’. */
const sameWord = 0.8;

/** Whether a word is the adjective of a place, or names those of it: ‘Korean’, ‘Koreans’ of Korea. */
function isDemonym(word: string, place: string, lang: Language): boolean {
  const { demonyms } = lexicons[lang];
  const adjective = word.replace(/(?<!s)s$/, '');
  const country = demonyms?.countries.get(adjective);
  // ‘Nigerian’ looks like Niger's, and is not.
  if (country !== undefined || !demonyms) return country === place;
  return demonyms.places.some((last) => {
    const bare = place.slice(0, place.length - last.length);
    const end = adjective.slice(bare.length);
    const isMade = place.endsWith(last) && adjective.startsWith(bare);
    return isMade && demonyms.ending.exec(end)?.[0] === end;
  });
}

const capitalized = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}’'-]*/gu;

/** Asks of a folded name whether one of the texts has it. */
export function nameIn(texts: readonly string[], lang: Language): (name: string) => boolean {
  const wordsOf = (text: string) => segment(text, lang);
  const words = [...new Set(texts.flatMap(wordsOf))];
  // What is written small is no name that could be taken for another.
  const small = new Set(texts.flatMap((text) => wordsOf(text.replace(capitalized, ' '))));
  return (name) =>
    words.some((word) => {
      const alike = similarity(name, word, lang);
      if (alike < sameWord || alike >= sameForm) return alike >= sameForm;
      return small.has(word) || isDemonym(name, word, lang) || isDemonym(word, name, lang);
    });
}
