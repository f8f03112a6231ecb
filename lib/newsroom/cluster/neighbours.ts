// Which articles of a window are worth comparing: for each its nearest ones by shared rare terms,
// found through an index in memory, so that the cost grows with the window and not with its square.
import type { Gist } from './gist';
import type { Vector } from './postings';

/** Two articles by their places in the window, the lower first, and how like they look at first. */
export type Near = { a: number; b: number; base: number };

export type Neighbourhood = {
  pairs: Near[];
  /** For each article, how like its nearest one is. */
  best: Float64Array;
  /** The mean of its `crowd` nearest. */
  crowded: Float64Array;
  /** For each article, its neighbours' places, the nearest first. */
  order: Map<number, number>[];
};

export type Reach = {
  /** Neighbours kept of each article. */
  most: number;
  /** Less like is not compared. */
  least: number;
  /** Articles further apart are not compared. */
  windowMs: number;
  /** Terms that more articles of the window hold find no candidates. */
  commonest: number;
};

export const reach: Reach = {
  most: 24,
  least: 0.04,
  windowMs: 36 * 3600_000,
  commonest: 400,
};

const crowd = 8;

/** Adds what each earlier article shares with each later one. */
function shared(vectors: readonly Vector[], commonest: number): Map<number, number>[] {
  const index = new Map<string, { at: number; weight: number }[]>();
  vectors.forEach((vector, at) => {
    for (const [term, weight] of vector) {
      const list = index.get(term);
      if (list) list.push({ at, weight });
      else index.set(term, [{ at, weight }]);
    }
  });
  return vectors.map((vector, at) => {
    const sums = new Map<number, number>();
    for (const [term, weight] of vector) {
      const list = index.get(term) ?? [];
      if (list.length > commonest) continue;
      for (const other of list) {
        if (other.at !== at) sums.set(other.at, (sums.get(other.at) ?? 0) + weight * other.weight);
      }
    }
    return sums;
  });
}

/** Of one language only: the caller parts the window by language. */
export function neighbourhood(gists: readonly Gist[], limits: Reach = reach): Neighbourhood {
  const titles = shared(
    gists.map(({ title }) => title),
    limits.commonest,
  );
  const bodies = shared(
    gists.map(({ body }) => body),
    limits.commonest,
  );
  const best = new Float64Array(gists.length);
  const crowded = new Float64Array(gists.length);
  const order: Map<number, number>[] = [];
  const pairs = new Map<number, Near>();
  gists.forEach(({ entry }, at) => {
    const near: { other: number; base: number }[] = [];
    const both = titles[at] ?? new Map<number, number>();
    for (const [other, body] of bodies[at] ?? []) {
      if (body > (both.get(other) ?? 0)) both.set(other, body);
    }
    for (const [other, base] of both) {
      const time = gists[other]?.entry.published_at ?? Infinity;
      if (base < limits.least || Math.abs(time - entry.published_at) > limits.windowMs) continue;
      near.push({ other, base });
    }
    near.sort((x, y) => y.base - x.base || x.other - y.other);
    best[at] = near[0]?.base ?? 0;
    crowded[at] = near.slice(0, crowd).reduce((sum, { base }) => sum + base, 0) / crowd;
    order.push(new Map(near.slice(0, limits.most).map(({ other }, place) => [other, place])));
    for (const { other, base } of near.slice(0, limits.most)) {
      const [a, b] = at < other ? [at, other] : [other, at];
      pairs.set(a * gists.length + b, { a, b, base });
    }
  });
  return { pairs: [...pairs.values()], best, crowded, order };
}
