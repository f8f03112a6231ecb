// What a text is spoken by where nobody says in which language it is.
import { countHan } from './scripts';
import { tags } from './languages';

const latinWords = /\p{Script=Latin}+/gu;

/** Words that hardly a sentence of the one language lacks and the other has not. */
const filipinoWords = /^(?:ang|ng|mga|nang|sa|ni|ay|hindi|ito|noong)$/i;

const englishWords = /^(?:the|of|and|to|in|is|are|was|for|on|that|with|has)$/i;

/** A name or two are spoken by any voice. */
const fewWords = 3;

/**
 * The tag of the voice that most of a text calls for, by its letters and its commonest words; undefined
 * where they leave it open. A Chinese character counts like a word, so that a name in other letters
 * decides nothing; and as a voice for Chinese reads those too, only a sentence of theirs outdoes it.
 */
export function tagOfLetters(text: string): string | undefined {
  const words = text.match(latinWords) ?? [];
  const characters = countHan(text);
  const count = (known: RegExp) => words.filter((word) => known.test(word)).length;
  const [filipino, english] = [count(filipinoWords), count(englishWords)];
  if (characters > 0 && (characters >= words.length || filipino + english === 0)) return tags.zh;
  if (words.length < fewWords) return undefined;
  return filipino > english ? tags.ph : tags.en;
}
