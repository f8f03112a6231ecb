// The words that a reader adds to a bot, one at a time.
import { botWordsMost } from '../limits/bots';

/** The list with the typed word; undefined if it is not a word, or the list is full. */
export function withWord(words: readonly string[], typed: string): string[] | undefined {
  const word = typed.replaceAll(/[,，]/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(word) || words.length >= botWordsMost) return undefined;
  return [...new Set([...words, word])];
}
