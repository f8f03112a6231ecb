// The language of a text that came without one, and which voice speaks it.
import { countHan } from './scripts';
import { tags } from './languages';

const latinWords = /\p{Script=Latin}+/gu;

/** Words that nearly every sentence of one language contains and the other does not have. */
const filipinoWords = /^(?:ang|ng|mga|nang|sa|ni|ay|hindi|ito|noong)$/i;

const englishWords = /^(?:the|of|and|to|in|is|are|was|for|on|that|with|has)$/i;

/** Any voice can speak a name or two. */
const fewWords = 3;

const wordsOf = (text: string): readonly string[] => text.match(latinWords) ?? [];

/**
 * The tag of a text's language, by its letters and its commonest words; undefined where they leave
 * a doubt, as in most names. A Chinese character counts as a word, so that a name in another script
 * decides nothing.
 */
export function clearTag(text: string): string | undefined {
  const words = wordsOf(text);
  const characters = countHan(text);
  const count = (known: RegExp) => words.filter((word) => known.test(word)).length;
  const [filipino, english] = [count(filipinoWords), count(englishWords)];
  if (characters > 0 && (characters >= words.length || filipino + english === 0)) return tags.zh;
  if (words.length < fewWords || filipino === english) return undefined;
  return filipino > english ? tags.ph : tags.en;
}

/**
 * The tag of the voice that fits most of a text; undefined where its letters and words don't decide.
 * Since a Chinese voice can read other scripts, too, only a whole sentence of theirs outweighs it;
 * what may be Filipino or English is English.
 */
export function tagOfLetters(text: string): string | undefined {
  return clearTag(text) ?? (wordsOf(text).length < fewWords ? undefined : tags.en);
}
