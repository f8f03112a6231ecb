// Pairs of labeled articles as the pair score sees them in a running store: the training data of
// the fit.
import { gistOf } from '@/lib/newsroom/cluster/gist';
import { neighborhood } from '@/lib/newsroom/cluster/neighbors';
import { observe, type PairWeights } from '@/lib/newsroom/cluster/pair-score';
import { featuresOf } from '@/lib/newsroom/cluster/features';
import { fitLogistic, type Sample } from './fit';
import type { Labeled } from './labeled';
import { moments } from './running';

/**
 * A moment with its labeled pairs: indices in the window, and whether they are of one happening.
 */
export type Scene = {
  gists: ReturnType<typeof gistOf>[];
  near: ReturnType<typeof neighborhood>;
  /** In the order of the neighborhood's pairs; undefined without a label. */
  same: (boolean | undefined)[];
  /** The parts (days) of its labels. */
  parts: ReadonlySet<string>;
  weight: number;
};

/** For each part the moment when half of its articles have arrived, and the one when all have. */
export function scenesOf(articles: readonly Labeled[], weight = 1): Scene[] {
  const byId = new Map(articles.map((one) => [one.article.id, one]));
  const parts = [...new Set(articles.flatMap((one) => one.parts))];
  const wanted = parts.flatMap((part) => {
    const times = articles
      .filter((one) => one.parts.includes(part))
      .map(({ article }) => article.published_at)
      .sort((a, b) => a - b);
    return [times[times.length >> 1], times.at(-1)].flatMap((time) =>
      time === undefined ? [] : [{ part, time }],
    );
  });
  const scenes: Scene[] = [];
  const times = wanted.map(({ time }) => time).sort((a, b) => a - b);
  for (const { until, window, frequencies } of moments(articles, times)) {
    for (const { part } of wanted.filter(({ time }) => time === until)) {
      const gists = window.map((entry) => gistOf(entry, frequencies));
      const near = neighborhood(gists);
      const labelOf = (at: number) => {
        const one = byId.get(gists[at]?.entry.article_id ?? '');
        return one?.parts.includes(part) ? one.truth : undefined;
      };
      const same = near.pairs.map(({ a, b }) => {
        const [left, right] = [labelOf(a), labelOf(b)];
        return left === undefined || right === undefined ? undefined : left === right;
      });
      scenes.push({ gists, near, same, parts: new Set([part]), weight });
    }
  }
  return scenes;
}

/** Both passes, fitted one after the other, near `prior` where the data say little. */
export function fitWeights(
  scenes: readonly Scene[],
  {
    ridge = 1,
    prior,
    enoughNeighbors = 5,
  }: { ridge?: number; prior?: PairWeights; enoughNeighbors?: number } = {},
): PairWeights {
  const samples = (of: (scene: Scene) => number[][]): Sample[] =>
    scenes.flatMap((scene) => {
      const features = of(scene);
      return scene.same.flatMap((same, at) =>
        same === undefined ? [] : [{ features: features[at] ?? [], same, weight: scene.weight }],
      );
    });
  const first = fitLogistic(
    samples(({ gists, near }) => near.pairs.map((pair) => featuresOf(gists, near, pair))),
    { ridge, prior: prior?.first },
  );
  const second = fitLogistic(
    samples(({ gists, near }) =>
      observe(gists, near, { first, enoughNeighbors }).map((one) => one.second),
    ),
    { ridge, prior: prior?.second },
  );
  return { first, second, enoughNeighbors };
}
