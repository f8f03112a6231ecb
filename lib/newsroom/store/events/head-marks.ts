// By which marks the head of an event is found: the words of headline and summary with all their
// beginnings, and its publishers. Protects: what begins with a word is one mark, so that the newest of
// it are read from the index in order, and no word is taken for a publisher. A mark may stand for more
// than was asked: whoever asks looks at what is found.
import { sourceName } from '@/lib/model/feed/entry';
import { mainDomain } from '@/lib/model/feed/sources';
import { fold, isUnspaced } from '@/lib/newsroom/language/segment';
import type { StoredEvent } from '@/lib/newsroom/types';

/** A shorter beginning is the beginning of too many words; a longer one is looked for by its first. */
export const beginningChars = 4;
const beginningCharsMost = 12;
const publisherChars = 60;

/** Neither sign is in a word, and no tokenizer of ours cuts a mark there. */
const [ofWord, ofPublisher] = ['·', '¶'];

/** What a word is looked for by, and every word that begins with it. */
export const wordMark = (word: string): string =>
  ofWord + (isUnspaced(word) ? word : [...word].slice(0, beginningCharsMost).join(''));

/** A word's own mark, and those of its beginnings. */
function marksOfWord(word: string): string[] {
  if (isUnspaced(word)) return [wordMark(word)];
  const letters = [...word].slice(0, beginningCharsMost);
  const beginnings = letters
    .slice(beginningChars - 1)
    .map((_, at) => ofWord + letters.slice(0, beginningChars + at).join(''));
  return beginnings.length > 0 ? beginnings : [wordMark(word)];
}

/** What a publisher's name or domain is looked for by. */
export const publisherMark = (name: string): string =>
  ofPublisher +
  [...fold(name).replace(/[^\p{L}\p{N}\p{M}]+/gu, ofWord)].slice(0, publisherChars).join('');

/**
 * What an event is found by in the index of heads: its words, their beginnings, and its
 * publishers. Each once.
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
