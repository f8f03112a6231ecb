// Whether a text has a name. Protects: names with the same beginning are not the same; Austria is
// not Australia, Fernando not Fernandez.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { segment } from '../language/segment';
import { similarity } from '../language/word-forms';

/** The similarity of plurals and of words with one root; below it only the beginnings agree. */
const sameForm = 0.9;
/** The similarity of two forms of an ordinary word: ‘criticism’, ‘criticized’. */
const sameWord = 0.8;

/** Whether a word is the adjective or the people of a place: ‘Korean’, ‘Koreans’ of Korea. */
function isDemonym(word: string, place: string, lang: Language): boolean {
  const { demonyms } = lexicons[lang];
  const adjective = word.replace(/(?<!s)s$/, '');
  const country = demonyms?.countries.get(adjective);
  // ‘Nigerian’ looks like an adjective of Niger, but is not.
  if (country !== undefined || !demonyms) return country === place;
  return demonyms.places.some((last) => {
    const bare = place.slice(0, place.length - last.length);
    const end = adjective.slice(bare.length);
    const isMade = place.endsWith(last) && adjective.startsWith(bare);
    return isMade && demonyms.ending.exec(end)?.[0] === end;
  });
}

const capitalized = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}’'-]*/gu;

/** Returns whether one of the texts has a folded name. */
export function nameIn(texts: readonly string[], lang: Language): (name: string) => boolean {
  const wordsOf = (text: string) => segment(text, lang);
  const words = [...new Set(texts.flatMap(wordsOf))];
  // A word in lower case is no name that could be confused with another.
  const small = new Set(texts.flatMap((text) => wordsOf(text.replace(capitalized, ' '))));
  return (name) =>
    words.some((word) => {
      const alike = similarity(name, word, lang);
      if (alike < sameWord || alike >= sameForm) return alike >= sameForm;
      return small.has(word) || isDemonym(name, word, lang) || isDemonym(word, name, lang);
    });
}
