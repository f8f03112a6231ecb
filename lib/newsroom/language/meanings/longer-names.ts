// Whether a name in Chinese characters stands by itself, or is the beginning or end of a longer
// one. Protects that a question about Oman (阿曼) is not answered with Amanda (阿曼达), nor India with
// Indonesia.
import type { Language } from '@/lib/model/text/languages';
import { languageOfAnyLetter } from '../detect-language';
import { lexicons } from '../lexicons';
import { wordSegments } from '../word-segments';
import { isKnownName } from './other-words';

type Place = { start: number; end: number };

/**
 * The most characters that a longer name in the tables may have before or after the shorter one.
 */
const longerBy = 4;
/**
 * Whether a range of the text is part of a longer known name whose other characters are
 * transcription sounds.
 */
function isInKnownName(text: string, { start, end }: Place, lang: Language): boolean {
  const { isBySound } = lexicons[lang];
  for (let from = Math.max(0, start - longerBy); from <= start; from += 1) {
    for (let to = end; to <= Math.min(text.length, end + longerBy); to += 1) {
      const besides = text.slice(from, start) + text.slice(end, to);
      if (besides === '' || isBySound?.(besides) !== true) continue;
      if (isKnownName(text.slice(from, to), lang)) return true;
    }
  }
  return false;
}

/**
 * Whether a name continues after a position: with a part of a word, or with one single sound
 * character.
 */
function goesOnBehind(text: string, end: number, lang: Language): boolean {
  const { asking, isBySound, alsoWords } = lexicons[lang];
  if (!isBySound) return false;
  const words = [...wordSegments(text.slice(Math.max(0, end - longerBy)), lang)];
  const at = end - Math.max(0, end - longerBy);
  const cut = words.find(({ segment, index }) => index < at && index + segment.length > at);
  if (cut) return isBySound(cut.segment.slice(at - cut.index));
  const [first, second] = words.filter(({ index }) => index >= at).map(({ segment }) => segment);
  const isSmall = (word: string) => asking.words.has(word) || alsoWords?.has(word) === true;
  const isLetter = (word: string | undefined) =>
    word !== undefined && word.length === 1 && isBySound(word) && !isSmall(word);
  // Two or more are a name of their own: 印度莫迪.
  return isLetter(first) && !isLetter(second);
}

/** Whether a folded text contains, by itself, a name that is written without spaces. */
export function standsAlone(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  const lang = languageOfAnyLetter(name);
  if (!lang) return true;
  // Only transcribed names can continue with sound characters, not ones that are words: 中国.
  const isSound = lexicons[lang].isBySound?.(name) === true;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const place = { start: at, end: at + name.length };
    const goesOn = isSound && goesOnBehind(text, place.end, lang);
    if (!goesOn && !isInKnownName(text, place, lang)) return true;
  }
  return false;
}
