// How many independent signs of one happening two articles share. Protects: a name, a phrase or a
// word that many stories use connects nothing by itself.
import { isCommon } from '../language/news/headline-words';
import type { Gist } from './gist';

/** A word at least this rare is a sign: about one article in thirteen has it, or fewer. */
const rareEnough = 2.5;
/**
 * This many words of both texts, beyond those of the headlines, count as much as one of a headline.
 */
const textWords = 5;

/**
 * Yields the rarity of the rarest word of each phrase in both headlines. "White House" is one
 * phrase where the two words follow each other in both; a number is one of its own.
 */
function* sharedPhrases(left: Gist, right: Gist): Generator<number> {
  const isPlaced = (word: string) => !left.numbers.has(word) && !right.numbers.has(word);
  const places = new Map([...right.words.keys()].filter(isPlaced).map((word, at) => [word, at]));
  let rarest = 0;
  let next = -1;
  for (const [word, rare] of left.words) {
    if (!isPlaced(word)) {
      if (right.words.has(word)) yield rare;
      continue;
    }
    const place = places.get(word);
    if (place !== undefined && place === next) {
      rarest = Math.max(rarest, rare);
    } else {
      yield rarest;
      rarest = place === undefined ? 0 : rare;
    }
    next = place === undefined ? -1 : place + 1;
  }
  yield rarest;
}

function countIn(head: Gist, text: Gist): number {
  let count = 0;
  for (const [word, rare] of head.words) {
    if (rare >= rareEnough && !text.words.has(word) && text.body.has(word)) count += 1;
  }
  return count;
}

function sharedBeside(left: Gist, right: Gist): number {
  let count = 0;
  for (const word of left.body.keys()) {
    if (right.body.has(word) && !left.words.has(word) && !right.words.has(word)) count += 1;
  }
  return count;
}

/**
 * How many telling words both articles have, in headline or text; infinite where one has no text
 * that could have more.
 */
export function sharedWords(left: Gist, right: Gist): number {
  if (left.body.size === 0 || right.body.size === 0) return Infinity;
  const isShared = (word: string) =>
    (right.words.has(word) || right.body.has(word)) && !isCommon(word);
  let count = 0;
  for (const word of left.words.keys()) if (isShared(word)) count += 1;
  for (const word of left.body.keys()) if (!left.words.has(word) && isShared(word)) count += 1;
  return count;
}

/** Phrases of both headlines, words of one in the other's text, and what both texts say. */
export function sharedSigns(left: Gist, right: Gist): number {
  const phrases = [...sharedPhrases(left, right)].filter((rare) => rare >= rareEnough).length;
  const words = countIn(left, right) + countIn(right, left);
  return phrases + words + Math.floor(sharedBeside(left, right) / textWords);
}
