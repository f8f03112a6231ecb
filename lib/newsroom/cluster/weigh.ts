// The weight of a term: the rarer it is among the articles counted so far, the more.
import { isCommon } from '../language/news/headline-words';
import { isDate } from './terms';
import type { Frequencies, Vector } from './postings';
import type { Terms } from './terms';

/** The prior before anything is counted: this many articles, and a common word in three of them. */
const priorArticles = 300;
const priorCommon = 3;
/**
 * Beyond one article in this many, greater rarity does not count: weights stay similar however
 * large the store.
 */
const rarest = 800;

/** Counts that are in any headline. */
const small = /^(?:\d|1\d|20)$/;

/** Enough digits to compare, few to store. */
const short = (weight: number) => Math.round(weight * 1e4) / 1e4;

/** The weight of a term for an article that has it and is not counted yet. */
export function rarity(term: string, { articles, of }: Frequencies): number {
  const held =
    (of.get(term) ?? 0) +
    (isCommon(term) || isDate(term) || small.test(term) ? priorCommon : 0) +
    2;
  const share = held / (articles + 1 + priorArticles);
  return Math.max(0, -Math.log(share + 1 / rarest));
}

/** The heaviest terms with their weights, at most `most`. */
function ranked(terms: Terms, frequencies: Frequencies, most: number): [string, number][] {
  return [...terms]
    .map(([term, count]): [string, number] => [term, count * rarity(term, frequencies)])
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most);
}

/** The heaviest terms with their counts. */
export function heaviest(terms: Terms, frequencies: Frequencies, most: number): Terms {
  return new Map(
    ranked(terms, frequencies, most).map(([term]) => [term, short(terms.get(term) ?? 0)]),
  );
}

/** The `most` heaviest terms, scaled to length 1. */
export function weigh(terms: Terms, frequencies: Frequencies, most = Infinity): Vector {
  const weighed = ranked(terms, frequencies, most);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([term, weight]) => [term, short(weight / length)]));
}
