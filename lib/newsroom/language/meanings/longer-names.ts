// Whether a name in Chinese characters stands for itself where it stands, or begins or ends a longer
// one. Protects that what is asked of Oman (阿曼) is not told by Amanda (阿曼达), nor India by Indonesia.
import { soundsForeign } from '../chinese/names/chinese-name-words';
import { lexicons } from '../lexicons';
import { wordSegments } from '../word-segments';
import { isKnownName } from './other-words';

/** Characters that a name of the tables may have before or behind the one in it, at most. */
const longerBy = 4;
/** Single characters that foreign names are written with and that are words of their own. */
const alsoWords = new Set('里多本因尤约若让东西南北');

const isSmallWord = (letter: string) =>
  alsoWords.has(letter) || lexicons.zh.asking.words.has(letter);

/** Whether a longer name of the tables has a place of a text, what it has besides being sound alone. */
function isInKnownName(text: string, start: number, end: number): boolean {
  for (let from = Math.max(0, start - longerBy); from <= start; from += 1) {
    for (let to = end; to <= Math.min(text.length, end + longerBy); to += 1) {
      const besides = text.slice(from, start) + text.slice(end, to);
      if (besides === '' || !soundsForeign(besides)) continue;
      if (isKnownName(text.slice(from, to), 'zh')) return true;
    }
  }
  return false;
}

/** Whether a name goes on behind a place: by a part of a word, or by one lone character of sound. */
function goesOnBehind(text: string, end: number): boolean {
  const words = [...wordSegments(text.slice(Math.max(0, end - longerBy)), 'zh')];
  const at = end - Math.max(0, end - longerBy);
  const cut = words.find(({ segment, index }) => index < at && index + segment.length > at);
  if (cut) return soundsForeign(cut.segment.slice(at - cut.index));
  const [first, second] = words.filter(({ index }) => index >= at).map(({ segment }) => segment);
  const isLetter = (word: string | undefined) =>
    word !== undefined && word.length === 1 && soundsForeign(word) && !isSmallWord(word);
  // Two or more are a name of their own: 印度莫迪.
  return isLetter(first) && !isLetter(second);
}

/** Whether a folded text has a name in Chinese characters somewhere by itself. */
export function standsAlone(text: string, name: string): boolean {
  // A name that is also a word is not written on by sound: 中国.
  const isSound = soundsForeign(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (!isInKnownName(text, at, end) && !(isSound && goesOnBehind(text, end))) return true;
  }
  return false;
}
