// Numbers as readers see them: like counts, and large counts with a unit word.
import { likeCountMost } from '../limits';

/** "999+" from 1000 upward, hidden (empty) at 0; never negative. */
export function likeCount(count: number): string {
  if (!Number.isFinite(count) || count < 1) return '';
  return count > likeCountMost ? `${likeCountMost}+` : String(Math.trunc(count));
}

export type ShortNumber = { value: number; unit: 'one' | 'thousand' | 'million' };

/**
 * Under 1000 as is; thousands and millions rounded (half up) with a unit word. What would round to a
 * thousand thousands is one million.
 */
export function shortNumber(count: number): ShortNumber {
  if (count < 1_000) return { value: count, unit: 'one' };
  const thousands = Math.round(count / 1_000);
  if (thousands < 1_000) return { value: thousands, unit: 'thousand' };
  return { value: Math.round(count / 1_000_000), unit: 'million' };
}
