// The probability that two articles of a window report the same happening. Two passes of logistic
// regression: the first uses what the two have in common, the second also how their neighbors
// relate to them.
import type { Scored } from './average-link';
import { featuresOf } from './features';
import { nameOthersInFrame } from './frame';
import type { Gist } from './gist';
import type { Neighborhood } from './neighbors';
import { noEvidence } from './join-rule';
import { areApart, areSame } from './routine';
import { sharedSigns, sharedWords } from './signs';

/**
 * One weight for each feature, in the order of `featureNames` and of the second pass's own
 * features.
 */
export type PairWeights = {
  first: readonly number[];
  second: readonly number[];
  /**
   * Further neighbors add nothing: an event of thirty reports is judged like one of five. Sums that
   * grow with the event would break it up, and the labels have hardly any event that large.
   */
  enoughNeighbors: number;
};

/** The probability, 0 to 1, that a logistic model with these weights gives to the features. */
export function chance(weights: readonly number[], features: readonly number[]): number {
  let odds = 0;
  for (let at = 0; at < features.length; at += 1) odds += (weights[at] ?? 0) * (features[at] ?? 0);
  return 1 / (1 + Math.exp(-odds));
}

/** Smoothing: the overlap of articles with few neighbors must not look certain. */
const doubt = 0.3;
const certain = 1e-6;
/** The probability of two reports that name the same meeting. */
const sameRoutine = 0.95;

/** For less likely pairs no evidence is computed: it would not count. */
const leastTelling = 0.03;

/** The features of the second pass besides those of the first, in order. */
export const viewNames = [
  'odds',
  'chance',
  'overlap',
  'agreed',
  'disputed',
  'strongest',
  'bestLess',
  'bestMore',
  'othersLess',
  'othersMore',
  'chanceOverlap',
] as const;

function seenByNeighbors(
  count: number,
  scored: readonly Pick<Scored, 'a' | 'b' | 'score'>[],
  enoughNeighbors: number,
): number[][] {
  const near: Map<number, number>[] = Array.from({ length: count }, () => new Map());
  const best = new Float64Array(count);
  const sum = new Float64Array(count);
  for (const { a, b, score } of scored) {
    for (const [one, other] of [[a, b] as const, [b, a] as const]) {
      near[one]?.set(other, score);
      best[one] = Math.max(best[one] ?? 0, score);
      sum[one] = (sum[one] ?? 0) + score;
    }
  }
  return scored.map(({ a, b, score }) => {
    const [left, right] = [
      near[a] ?? new Map<number, number>(),
      near[b] ?? new Map<number, number>(),
    ];
    let agreed = 0;
    let seen = 0;
    let strongest = 0;
    for (const [other, here] of left) {
      if (other === b) continue;
      const there = right.get(other) ?? 0;
      agreed += Math.min(here, there);
      seen += Math.max(here, there);
      strongest = Math.max(strongest, here * there);
    }
    for (const [other, there] of right) if (other !== a && !left.has(other)) seen += there;
    const odds = Math.log(Math.max(score, certain) / Math.max(1 - score, certain));
    const shares = [score / ((best[a] ?? 0) || 1), score / ((best[b] ?? 0) || 1)];
    const rest = [a, b].map((one) => Math.min((sum[one] ?? 0) - score, enoughNeighbors));
    const overlap = agreed / (seen + doubt);
    const part = seen > enoughNeighbors ? enoughNeighbors / seen : 1;
    return [
      odds,
      score,
      overlap,
      agreed * part,
      (seen - agreed) * part,
      strongest,
      Math.min(...shares),
      Math.max(...shares),
      Math.min(...rest),
      Math.max(...rest),
      score * overlap,
    ];
  });
}

export type Observed = { a: number; b: number; first: number[]; second: number[] };

/** The features of both passes for every pair of the neighborhood, as training data. */
export function observe(
  gists: readonly Gist[],
  near: Neighborhood,
  { first, enoughNeighbors }: Pick<PairWeights, 'first' | 'enoughNeighbors'>,
): Observed[] {
  const features = near.pairs.map((pair) => featuresOf(gists, near, pair));
  const scored = near.pairs.map(({ a, b }, at) => ({
    ...{ a, b },
    score: chance(first, features[at] ?? []),
  }));
  const views = seenByNeighbors(gists.length, scored, enoughNeighbors);
  return scored.map(({ a, b }, at) => {
    const own = features[at] ?? [];
    return { a, b, first: own, second: [...own, ...(views[at] ?? [])] };
  });
}

/** The probability of every pair of the neighborhood, 0 to 1, and its further evidence. */
export function scorePairs(
  gists: readonly Gist[],
  near: Neighborhood,
  weights: PairWeights,
): Scored[] {
  return observe(gists, near, weights).map(({ a, b, second: features }) => {
    const [left, right] = [gists[a], gists[b]];
    const plain = chance(weights.second, features);
    if (!left || !right) return { a, b, score: plain, ...noEvidence };
    const score = areSame(left, right) ? Math.max(plain, sameRoutine) : plain;
    const isTelling = score >= leastTelling;
    return {
      ...{ a, b, score },
      signs: isTelling ? sharedSigns(left, right) : 0,
      words: isTelling ? sharedWords(left, right) : 0,
      told: left.body.size > 0 || right.body.size > 0,
      apart: areApart(left, right) || nameOthersInFrame(left, right),
      strongest: score,
    };
  });
}
