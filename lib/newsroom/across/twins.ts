// Which events of different languages are the same happening: pairs where each is the other's best
// match among all that name the same rare things within a day and a half, and that the fitted
// weights rate as sure enough. Protects: nothing is merged, and a reader who follows a link finds
// the same happening.
import { languages, type Language } from '@/lib/model/text/languages';
import { chance } from '../cluster/pair-score';
import { crossFeatures, crossFeatureNames, sharesDeed } from './cross-features';
import { crossWeights } from './cross-weights';
import { sharedThings, type Pair } from './shared-things';
import type { Telling } from './telling';

export type Twins = { a: string; b: string; chance: number };

/** Events are linked from this probability on. */
export const leastChance = 0.9;

const fitted = crossFeatureNames.map((name) => crossWeights[name]);

/** How similar an embedding model finds two events; see `closeness.ts`. */
export type Closeness = (a: Telling, b: Telling) => number | undefined;

/** What each tenth of closeness above the usual adds to the log odds. */
const closenessWeight = 8;

function withCloseness(plain: number, closeness: number | undefined): number {
  if (closeness === undefined) return plain;
  const odds = Math.log(plain / (1 - plain)) + closenessWeight * (closeness - 1);
  return 1 / (1 + Math.exp(-odds));
}

type Scored = { pair: Pair; chance: number };

export type Options = {
  closeness?: Closeness;
  least?: number;
  weights?: readonly number[];
};

function scored(pairs: readonly Pair[], { closeness, weights = fitted }: Options): Scored[] {
  const features = crossFeatures(pairs);
  return pairs.map((pair, at) => {
    const plain = chance(weights, features[at] ?? []);
    return { pair, chance: withCloseness(plain, closeness?.(pair.a, pair.b)) };
  });
}

/** The pairs in which each event is the other's best match. */
function mutual(pairs: readonly Scored[]): Scored[] {
  const best = new Map<Telling, Scored>();
  for (const one of pairs) {
    for (const side of [one.pair.a, one.pair.b]) {
      if ((best.get(side)?.chance ?? 0) < one.chance) best.set(side, one);
    }
  }
  return pairs.filter((one) => best.get(one.pair.a) === one && best.get(one.pair.b) === one);
}

/** The links between the events of a period; each event has at most one in every other language. */
export function findTwins(tellings: readonly Telling[], options: Options = {}): Twins[] {
  const { least = leastChance } = options;
  const of = (lang: Language) => tellings.filter((one) => one.lang === lang);
  return languages.flatMap((left, at) =>
    languages.slice(at + 1).flatMap((right) => {
      const pairs = sharedThings(of(left), of(right));
      return mutual(scored(pairs, options))
        .filter((one) => one.chance >= least && sharesDeed(one.pair))
        .map((one) => ({
          ...{ a: one.pair.a.event_id, b: one.pair.b.event_id },
          chance: one.chance,
        }));
    }),
  );
}
