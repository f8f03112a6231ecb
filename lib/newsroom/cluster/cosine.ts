// How similar two articles are by their common words.
import type { Vector } from './postings';

/** The cosine of two vectors of length 1. */
export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}
