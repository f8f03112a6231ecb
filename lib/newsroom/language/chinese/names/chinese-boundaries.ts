// Where words and names begin and end in a Chinese text. Protects: a part of a name is never taken
// for a name. Names are in no dictionary and fall apart into single characters, so no other name
// can end beside one of those.
import { soundsForeign } from './chinese-name-words';
import { chineseParticles } from '../chinese-words';
import { chineseStopWords } from '../chinese-stop-words';
import { wordSegments } from '../../word-segments';

type Part = { text: string; start: number; end: number };

export type CutText = {
  text: string;
  /** All of the text, in order. */
  parts: readonly Part[];
  /** Positions between two words; none is inside a name. */
  bounds: ReadonlySet<number>;
};

/** A single character that is not a function word: most often a piece of a name. */
const isLoose = (text: string) =>
  /^\p{Script=Han}$/u.test(text) &&
  (soundsForeign(text) || !(chineseParticles.has(text) || chineseStopWords.has(text)));

/** Positions are UTF-16 indexes, as in a string. */
export function cutText(text: string): CutText {
  const parts = [...wordSegments(text, 'zh')].map(({ segment, index }) => ({
    ...{ text: segment, start: index, end: index + segment.length },
  }));
  return { text, parts, bounds: new Set([0, ...parts.map(({ end }) => end)]) };
}

/** Whether a range of a text consists of whole words, without a piece of a name beside it. */
export function isWhole({ parts, bounds }: CutText, start: number, end: number): boolean {
  if (!bounds.has(start) || !bounds.has(end)) return false;
  const before = parts.find((part) => part.end === start);
  const after = parts.find((part) => part.start === end);
  return !(before && isLoose(before.text)) && !(after && isLoose(after.text));
}
