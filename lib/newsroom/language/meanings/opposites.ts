// Pairs of words that cannot both be right in two reports of one matter.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';

export type Opposite = { pair: number; side: 0 | 1; word: string };

/** The words of a sentence that have an opposite; none of a pair that it contains entirely. */
export function oppositesIn(text: string, lang: Language): Opposite[] {
  const lower = text.toLowerCase();
  const holds = (word: string) =>
    !lexicons[lang].spaced ? lower.includes(word) : new RegExp(`\\b${word}\\b`).test(lower);
  return lexicons[lang].opposites.flatMap(([first, second], pair): Opposite[] => {
    const [a, b] = [holds(first), holds(second)];
    if (a === b) return [];
    return [a ? { pair, side: 0, word: first } : { pair, side: 1, word: second }];
  });
}
