// How likely two articles tell of one happening. The weights began as a logistic regression over
// pairs of labelled headlines and were searched on every other day; `npm run bench` shows both halves.
import type { Entry, Vector } from './postings';
import { isBeginning } from './terms';
import type { Tuning } from './tuning';

/** What is compared: an entry without what only the index needs. */
export type Compared = Pick<Entry, 'title' | 'title_length' | 'body' | 'source' | 'published_at'>;

const dayMs = 24 * 3600_000;

/** The cosine of two vectors of length 1. */
export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}

/** What two titles have in common, by weight: the strongest word, and all of them together. */
function shared(a: Compared, b: Compared): { words: number; strongest: number; together: number } {
  let words = 0;
  let strongest = 0;
  let together = 0;
  for (const [term, scaled] of a.title) {
    const other = b.title.get(term);
    if (other === undefined || isBeginning(term)) continue;
    const [left, right] = [scaled * a.title_length, other * b.title_length];
    words += 1;
    strongest = Math.max(strongest, Math.min(left, right));
    together += left * right;
  }
  return { words, strongest, together };
}

/** The chance, 0 to 1. `crowding`: how like the article its nearest ones are, whatever their event. */
export function likeness(a: Compared, b: Compared, crowding: number, tuning: Tuning): number {
  const titles = cosine(a.title, b.title);
  const bodies = a.body.size > 0 && b.body.size > 0 ? cosine(a.body, b.body) : undefined;
  if (titles === 0 && !bodies) return 0;
  const { words, strongest, together } = shared(a, b);
  const days = Math.abs(a.published_at - b.published_at) / dayMs;
  const publisher = tuning.samePublisher + tuning.samePublisherDaily * days;
  const odds =
    tuning.cosine * titles +
    tuning.strongest * strongest +
    tuning.together * Math.log1p(together) -
    (a.source === b.source ? publisher : 0) -
    (words === 1 && bodies === undefined ? tuning.singleWord : 0) -
    tuning.crowding * Math.log1p(crowding) -
    tuning.daily * days +
    (bodies === undefined ? 0 : tuning.body * (bodies - tuning.bodyNeutral)) -
    tuning.bias;
  return 1 / (1 + Math.exp(-odds));
}

/** The likeness to an event: of its members on average, leaning to the most alike. */
export function linkage(chances: readonly number[], tuning: Tuning): number {
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  return mean + tuning.nearest * (Math.max(...chances) - mean);
}
