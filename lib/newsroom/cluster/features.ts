// What two articles have in common, as numbers of about -1 to 2 for the pair score.
import { hourMs } from '@/lib/model/time';
import type { Gist } from './gist';
import { cosine } from './cosine';
import type { Near, Neighborhood } from './neighbors';

export const featureNames = [
  'one',
  'title',
  'titleSquared',
  'grams',
  'gramsSquared',
  'rarest',
  'second',
  'together',
  'none',
  'single',
  'name',
  'otherNames',
  'number',
  'otherNumbers',
  'coveredLess',
  'coveredMore',
  'hours',
  'days',
  'samePublisher',
  'samePublisherDays',
  'shareLess',
  'shareMore',
  'titleShare',
  'crowdLess',
  'crowdMore',
  'rankLess',
  'rankMore',
  'shorter',
  'longer',
  'bodies',
  'body',
  'bodySquared',
  'titleWithBody',
  'headInBody',
] as const;

/** Natural logarithms of rarity rarely exceed this. */
const rareScale = 7;
const windowHours = 73;

/** The share of the headline's weight that the other's text has. */
function headIn(head: Gist, text: Gist): number {
  if (head.weight === 0) return 0;
  let held = 0;
  for (const [word, rare] of head.words) {
    if (text.words.has(word) || text.body.has(word)) held += rare;
  }
  return held / head.weight;
}

/**
 * The features of two articles, in the order of the fitted weights. `a` and `b` are indices into
 * `gists`; throws a RangeError where there is none.
 */
export function featuresOf(
  gists: readonly Gist[],
  { best, crowded, order }: Neighborhood,
  { a, b, base }: Near,
): number[] {
  const [left, right] = [gists[a], gists[b]];
  if (!left || !right) throw new RangeError(`no articles at ${a} and ${b}`);
  const [small, large] = left.words.size < right.words.size ? [left, right] : [right, left];
  let rarest = 0;
  let second = 0;
  let sum = 0;
  let squares = 0;
  let words = 0;
  let name = 0;
  let number = 0;
  for (const [word, rare] of small.words) {
    if (!large.words.has(word)) continue;
    words += 1;
    sum += rare;
    squares += rare * rare;
    if (rare > rarest) [rarest, second] = [rare, rarest];
    else if (rare > second) second = rare;
    if (rare > name && (left.names.has(word) || right.names.has(word))) name = rare;
    if (rare > number && left.numbers.has(word)) number = rare;
  }
  const title = cosine(left.title, right.title);
  const grams = cosine(left.grams, right.grams);
  const bodies = left.body.size > 0 && right.body.size > 0;
  const body = bodies ? cosine(left.body, right.body) : 0;
  const hours = Math.abs(left.entry.published_at - right.entry.published_at) / hourMs;
  const same = left.entry.source === right.entry.source ? 1 : 0;
  const covered = (gist: Gist) => (gist.weight > 0 ? sum / gist.weight : 0);
  const share = (at: number) => base / (best[at] || 1);
  const rank = (of: number, other: number) => 1 / (1 + (order[of]?.get(other) ?? 40));
  const [coveredA, coveredB] = [covered(left), covered(right)];
  const [shareA, shareB] = [share(a), share(b)];
  const [crowdA, crowdB] = [Math.log1p(crowded[a] ?? 0), Math.log1p(crowded[b] ?? 0)];
  const [rankA, rankB] = [rank(a, b), rank(b, a)];
  const anyBody = left.body.size > 0 || right.body.size > 0;
  return [
    1,
    title,
    title * title,
    grams,
    grams * grams,
    rarest / rareScale,
    second / rareScale,
    Math.log1p(squares) / rareScale,
    words === 0 ? 1 : 0,
    words === 1 ? 1 : 0,
    name / rareScale,
    left.names.size > 0 && right.names.size > 0 && name === 0 ? 1 : 0,
    number / rareScale,
    left.numbers.size > 0 && right.numbers.size > 0 && number === 0 ? 1 : 0,
    Math.min(coveredA, coveredB),
    Math.max(coveredA, coveredB),
    Math.log1p(hours) / Math.log(windowHours),
    hours / 24,
    same,
    (same * hours) / 24,
    Math.min(shareA, shareB),
    Math.max(shareA, shareB),
    title * Math.min(shareA, shareB),
    Math.min(crowdA, crowdB),
    Math.max(crowdA, crowdB),
    Math.min(rankA, rankB),
    Math.max(rankA, rankB),
    Math.log1p(small.words.size) / 3,
    Math.log1p(large.words.size) / 3,
    bodies ? 1 : 0,
    body,
    body * body,
    bodies ? title * body : 0,
    anyBody ? Math.max(headIn(left, right), headIn(right, left)) : 0,
  ];
}
