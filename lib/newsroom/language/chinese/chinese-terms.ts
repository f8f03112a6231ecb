// What a Chinese question names: its words without those that only ask or join, cut where neither a
// dictionary nor the writer sets blanks.
import { toTag } from '@/lib/model/text/languages';
import { fold, segment } from '@/lib/newsroom/language/segment';
import { isChineseWord, longestChinese } from '../other-words';
import { chineseAsking } from './chinese-asking';

export const chinese = /\p{Script=Han}/u;
const segmenter = new Intl.Segmenter(toTag('zh'), { granularity: 'word' });

/** The runs of a Chinese text between the words that only ask or join. */
function chineseRuns(text: string): string[] {
  const runs: string[] = [''];
  for (const { segment: word } of segmenter.segment(text.replace(chineseAsking.phrases, ' '))) {
    if (chineseAsking.words.has(word)) runs.push('');
    else runs[runs.length - 1] += word;
  }
  return runs.filter((run) => run.trim() !== '');
}

/** Of a long word each pair counts less than a word; a character alone, less still. */
const pairWeight = 0.6;
const singleWeight = 0.3;
const knownSingleWeight = 0.6;

const pairsOf = (characters: readonly string[]) =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`);

/** Words of a run, and among them the longer ones that the table of meanings knows. */
function wordsOf(run: string): { word: string; isWordLike: boolean; known: boolean }[] {
  const parts = [...segmenter.segment(run)];
  const words: { word: string; isWordLike: boolean; known: boolean }[] = [];
  for (let at = 0; at < parts.length;) {
    let [word, length] = [parts[at]?.segment ?? '', 1];
    let longer = word;
    for (let next = at + 1; next < parts.length && longer.length < longestChinese; next += 1) {
      longer += parts[next]?.segment ?? '';
      if (isChineseWord(longer)) [word, length] = [longer, next + 1 - at];
    }
    words.push({ word, isWordLike: parts[at]?.isWordLike === true, known: isChineseWord(word) });
    at += length;
  }
  return words;
}

/**
 * The terms of a run without spaces: words that mean something known, words of two characters, pairs
 * of longer ones. A name is in no dictionary and falls apart into single characters: those side by
 * side are taken together.
 */
function termsOfRun(run: string): [string, number][] {
  const terms: [string, number][] = [];
  let single: string[] = [];
  const endOfSingle = () => {
    if (single.length === 1) terms.push([single.join(''), singleWeight]);
    else terms.push(...pairsOf(single).map((pair): [string, number] => [pair, pairWeight]));
    single = [];
  };
  for (const { word, isWordLike, known } of wordsOf(run)) {
    const characters = [...fold(word)];
    const isChinese = isWordLike && chinese.test(word);
    if (known) {
      endOfSingle();
      terms.push([word, characters.length === 1 ? knownSingleWeight : 1]);
      continue;
    }
    if (isChinese && characters.length === 1) {
      single.push(...characters);
      continue;
    }
    endOfSingle();
    if (!isChinese) {
      terms.push(...segment(word, 'zh').map((token): [string, number] => [token, 1]));
    } else if (characters.length === 2) terms.push([characters.join(''), 1]);
    else terms.push(...pairsOf(characters).map((pair): [string, number] => [pair, pairWeight]));
  }
  endOfSingle();
  return terms;
}

/** The terms of a text and their weights, in order. */
export function chineseTerms(text: string): [string, number][] {
  return chineseRuns(text).flatMap(termsOfRun);
}
