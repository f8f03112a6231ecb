// Which articles of a window are worth comparing: for each its nearest ones by shared rare terms,
// found through an index in memory, so that the cost grows with the window and not with its square.
import { hourMs } from '@/lib/model/time';
import type { Gist } from './gist';
import type { Vector } from './postings';

/**
 * Two articles by their indices in the window, the lower first, and a first estimate of their
 * similarity.
 */
export type Near = { a: number; b: number; base: number };

export type Neighborhood = {
  pairs: Near[];
  /** For each article, the similarity of its nearest one. */
  best: Float64Array;
  /** The mean of its `crowd` nearest. */
  crowded: Float64Array;
  /** For each article, the indices of its neighbors, nearest first. */
  order: Map<number, number>[];
};

export type Reach = {
  /** The most neighbors per article. */
  most: number;
  /** Less similar pairs are not compared. */
  least: number;
  /** Articles further apart are not compared. */
  windowMs: number;
  /** Terms that more articles of the window have do not yield candidates. */
  commonest: number;
};

export const reach: Reach = {
  most: 24,
  least: 0.04,
  windowMs: 36 * hourMs,
  commonest: 400,
};

const crowd = 8;

type Filed = { at: number; weight: number };

function indexOf(vectors: readonly Vector[]): Map<string, Filed[]> {
  const index = new Map<string, Filed[]>();
  vectors.forEach((vector, at) => {
    for (const [term, weight] of vector) {
      const list = index.get(term);
      if (list) list.push({ at, weight });
      else index.set(term, [{ at, weight }]);
    }
  });
  return index;
}

/** What one article shares with each other, by index; one array serves all articles. */
function createSums(count: number) {
  const sums = new Float64Array(count);
  const places: number[] = [];
  return {
    sums,
    /** The indices that have a sum. */
    of(vector: Vector, index: ReadonlyMap<string, Filed[]>, commonest: number): readonly number[] {
      for (const place of places) sums[place] = 0;
      places.length = 0;
      for (const [term, weight] of vector) {
        const list = index.get(term) ?? [];
        if (list.length > commonest) continue;
        for (const other of list) {
          const before = sums[other.at] ?? 0;
          if (before === 0) places.push(other.at);
          sums[other.at] = before + weight * other.weight;
        }
      }
      return places;
    },
  };
}

/** For articles of one language: the caller splits the window by language. */
export function neighborhood(gists: readonly Gist[], limits: Reach = reach): Neighborhood {
  const count = gists.length;
  const texts = (['title', 'body'] as const).map((part) => ({
    part,
    index: indexOf(gists.map((gist) => gist[part])),
    ...createSums(count),
  }));
  const times = gists.map(({ entry }) => entry.published_at);
  const best = new Float64Array(count);
  const crowded = new Float64Array(count);
  const order: Map<number, number>[] = [];
  const pairs = new Map<number, Near>();
  gists.forEach((gist, at) => {
    const bases = new Map<number, number>();
    for (const { part, index, of, sums } of texts) {
      for (const other of of(gist[part], index, limits.commonest)) {
        const base = sums[other] ?? 0;
        if (base < limits.least || other === at || base <= (bases.get(other) ?? 0)) continue;
        if (Math.abs((times[other] ?? 0) - (times[at] ?? 0)) > limits.windowMs) continue;
        bases.set(other, base);
      }
    }
    const near = [...bases].sort((x, y) => y[1] - x[1] || x[0] - y[0]);
    best[at] = near[0]?.[1] ?? 0;
    crowded[at] = near.slice(0, crowd).reduce((sum, [, base]) => sum + base, 0) / crowd;
    const kept = near.slice(0, limits.most);
    order.push(new Map(kept.map(([other], place) => [other, place])));
    for (const [other, base] of kept) {
      const [a, b] = at < other ? [at, other] : [other, at];
      pairs.set(a * count + b, { a, b, base });
    }
  });
  return { pairs: [...pairs.values()], best, crowded, order };
}
