// How much a term says: the rarer among the articles counted so far, the more.
import { isCommon } from '../language/headline-words';
import type { Frequencies, Vector } from './postings';
import type { Terms } from './terms';

/** What is believed before anything was counted: so many articles, a common word in three of them. */
const priorArticles = 300;
const priorCommon = 3;
/** Rarer than one article in so many is rare enough: weights stay alike however large the store. */
const rarest = 800;

/** Enough digits to compare by, few to store. */
const short = (weight: number) => Math.round(weight * 1e4) / 1e4;

/** The weight of a term for an article that holds it and is not counted yet. */
export function rarity(term: string, { articles, of }: Frequencies): number {
  const held = (of.get(term) ?? 0) + (isCommon(term) ? priorCommon : 0) + 2;
  const share = held / (articles + 1 + priorArticles);
  return Math.max(0, -Math.log(share + 1 / rarest));
}

/** The terms scaled to length 1, the heaviest `most`, and the length that they had. */
export function weigh(
  terms: Terms,
  frequencies: Frequencies,
  most = Infinity,
): { vector: Vector; length: number } {
  const weighed = [...terms]
    .map(([term, count]) => [term, count * rarity(term, frequencies)] as const)
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most);
  const length = short(Math.hypot(...weighed.map(([, weight]) => weight)));
  return {
    vector: new Map(weighed.map(([term, weight]) => [term, short(weight / length)])),
    length,
  };
}
