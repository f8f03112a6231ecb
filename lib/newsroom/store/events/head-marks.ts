// The marks by which an event's head is found: the words of headline and summary with their
// prefixes, and its publishers. Protects: a prefix is a single mark, so that the newest matches are
// read from the index in order, and no word is mistaken for a publisher. A mark may match more than
// was asked, so callers check what is found.
import { sourceName } from '@/lib/model/feed/entry';
import { mainDomain } from '@/lib/model/feed/sources';
import { fold, isUnspaced } from '@/lib/newsroom/language/segment';
import type { StoredEvent } from '@/lib/newsroom/types';

/**
 * Shorter prefixes match too many words; of longer ones the first `beginningCharsMost` characters
 * are used.
 */
export const beginningChars = 4;
const beginningCharsMost = 12;
const publisherChars = 60;

/** Neither sign occurs in a word, and none of our tokenizers splits a mark there. */
const [ofWord, ofPublisher] = ['·', '¶'];

/** The mark that finds a word, and every word that begins with it. */
export const wordMark = (word: string): string =>
  ofWord + (isUnspaced(word) ? word : [...word].slice(0, beginningCharsMost).join(''));

/** The marks of a word: its prefixes, or for a short word the word itself. */
function marksOfWord(word: string): string[] {
  if (isUnspaced(word)) return [wordMark(word)];
  const letters = [...word].slice(0, beginningCharsMost);
  const beginnings = letters
    .slice(beginningChars - 1)
    .map((_, at) => ofWord + letters.slice(0, beginningChars + at).join(''));
  return beginnings.length > 0 ? beginnings : [wordMark(word)];
}

/** The mark that finds a publisher by its name or domain. */
export const publisherMark = (name: string): string =>
  ofPublisher +
  [...fold(name).replace(/[^\p{L}\p{N}\p{M}]+/gu, ofWord)].slice(0, publisherChars).join('');

/**
 * The marks of an event in the index of heads: its words, their prefixes, and its publishers. Each
 * once.
 */
export function headMarks(
  tokens: readonly string[],
  references: StoredEvent['references'],
): string[] {
  const publishers = references.flatMap((one) => [sourceName(one), mainDomain(one.link)]);
  return [
    ...new Set([
      ...tokens.flatMap(marksOfWord),
      ...publishers.filter((name) => name !== '').map(publisherMark),
    ]),
  ];
}
