// Fits the weights of links across languages: on manually checked pairs of reports, labeled ones,
// and a sample of pairs with little in common.
import { crossFeatures } from '@/lib/newsroom/across/cross-features';
import { sharedThings, type Pair } from '@/lib/newsroom/across/shared-things';
import { tellingsOf } from '@/lib/newsroom/across/telling';
import type { Row } from '../clustering/labeled';
import { fitLogistic, type Sample } from '../clustering/fit';
import { entriesOf, type LabeledFeeds } from './feeds';
import { readPairs } from './read-pairs';

const read = new Map(readPairs.map(({ a, b, same }) => [`${a} ${b}`, same]));

/** Whether two reports, the Chinese first, are of one happening; undefined without a label. */
export function isSame({ clusterOf }: LabeledFeeds, a: string, b: string): boolean | undefined {
  const [left, right] = [clusterOf.get(a), clusterOf.get(b)];
  return read.get(`${a} ${b}`) ?? (left && right ? left === right : undefined);
}

export function pairsOf(rows: readonly Row[]): Pair[] {
  const tellings = tellingsOf(entriesOf(rows));
  return sharedThings(
    tellings.filter(({ lang }) => lang === 'zh'),
    tellings.filter(({ lang }) => lang === 'en'),
  );
}

/** Pairs that share less are of different happenings, as far as anybody checked. */
const weak = 6;

export function fitCross(feeds: LabeledFeeds, pairs: readonly Pair[]): number[] {
  const features = crossFeatures(pairs);
  const samples = pairs.flatMap(({ a, b, shared }, at): Sample[] => {
    const one = { features: features[at] ?? [] };
    const same = isSame(feeds, a.event_id, b.event_id);
    if (same !== undefined) {
      return [{ ...one, same, weight: read.has(`${a.event_id} ${b.event_id}`) ? 1 : 0.5 }];
    }
    const sum = shared.reduce((total, { worth }) => total + worth, 0);
    return sum < weak && at % 40 === 0 ? [{ ...one, same: false, weight: 0.2 }] : [];
  });
  return fitLogistic(samples, { ridge: 0.3 });
}
