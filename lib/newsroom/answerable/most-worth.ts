// The most distinctive of some words.
import type { WeightedTerm } from './question';

/** Undefined where there are none. */
export const mostWorth = (terms: readonly WeightedTerm[]): WeightedTerm | undefined =>
  terms.reduce<WeightedTerm | undefined>(
    (a, b) => (a === undefined || b.worth > a.worth ? b : a),
    undefined,
  );
