// Likely names of people near a position in a Chinese sentence, judging by their characters.
import { chineseCommonWords } from '../news/chinese-headlines';
import { chineseStopWords } from '../chinese-stop-words';
import { chineseParticles } from '../chinese-words';
import { wordSegments } from '../../word-segments';
import { isPersonName, isUnknownName, soundsForeign } from './chinese-name-words';

/** The most characters between a word and the name that belongs to it. */
const reach = 16;
const clauseEnd = /[。；：！？!?;\n]/u;
/** A colon may stand between a role and the name: 导演：徐昂. */
const leads = /^\s*[：:]/u;
const latin = /\p{Lu}[\p{Script=Latin}.’'-]+(?: \p{Lu}[\p{Script=Latin}.’'-]+)*/gu;
/** The most characters of a full name: a surname of two and a given name of two. */
const nameMost = 4;

/** Whether characters may be a name: excludes words found in any report. */
const mayBeName = (word: string) =>
  isPersonName(word) && !chineseCommonWords.has(word) && !chineseStopWords.has(word);

const isSmall = (word: string) => chineseParticles.has(word) || chineseStopWords.has(word);

/** @param edge whether the word at an index is adjacent to what the name belongs to */
function namesOf(part: string, edge: (at: number, count: number) => boolean): string[] {
  const words = [...wordSegments(part, 'zh')].map(({ segment }) => segment);
  const found: string[] = part.match(latin) ?? [];
  for (const [at, word] of words.entries()) {
    if (!/\p{Script=Han}/u.test(word) || isSmall(word)) continue;
    const letters = [...word].length;
    // Most two-character words that begin with a surname are not names: 车库, 高兴.
    if (letters > 1 && (letters > 2 || edge(at, words.length)) && mayBeName(word)) found.push(word);
    // What no dictionary has falls apart into single characters.
    for (let length = 2; length <= nameMost; length += 1) {
      const pieces = words.slice(at, at + length);
      const run = pieces.join('');
      const isForeign = isUnknownName(pieces) && soundsForeign(run);
      const isLoose = pieces.length === length && [...run].length === length;
      // A given name may be an ordinary word: 韩若水.
      const isSurnamed = length === 2 && letters === 1 && [...run].length === 3;
      if (isForeign || ((isLoose || isSurnamed) && mayBeName(run))) found.push(run);
    }
  }
  return found;
}

/** Possible names of people in the clause around a position. */
export function chineseNamesBeside(sentence: string, start: number, end: number): string[] {
  const before = sentence.slice(Math.max(0, start - reach), start);
  const behind = sentence.slice(end, end + reach).replace(leads, '');
  return [
    ...namesOf(before.split(clauseEnd).at(-1) ?? '', (at, count) => at === count - 1),
    ...namesOf(behind.split(clauseEnd)[0] ?? '', (at) => at === 0),
  ];
}
