// The words that a reader gives a bot, typed one at a time.
import { botWordsMost } from '../limits/bots';

/** The list with what was typed; undefined where that is no word, or there is no room for it. */
export function withWord(words: readonly string[], typed: string): string[] | undefined {
  const word = typed.replaceAll(/[,，]/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(word) || words.length >= botWordsMost) return undefined;
  return [...new Set([...words, word])];
}
