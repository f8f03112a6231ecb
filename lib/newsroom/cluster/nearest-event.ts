// The event that an arriving article joins until its window is clustered again: judged by the same
// pair score, over the few articles that share its rarest words. Among so few, no probability is
// high: two single articles need no more than an article and an event, and clustering the window
// separates them if it must.
import { gistOf } from './gist';
import type { Grouping } from './grouping';
import { neededFor, noEvidence, together } from './join-rule';
import { neighborhood, reach } from './neighbors';
import { scorePairs } from './pair-score';
import type { Entry, Frequencies } from './postings';

/**
 * A member of the event that is most similar on average, or undefined when none is similar enough.
 */
export function nearestEvent(
  entry: Entry,
  events: ReadonlyMap<string, readonly Entry[]>,
  frequencies: Frequencies,
  { weights, threshold }: Grouping,
): Entry | undefined {
  const members = [...events.values()].flat();
  const gists = [entry, ...members].map((one) => gistOf(one, frequencies));
  // Among this few articles, no term is so common that it would find too many.
  const near = neighborhood(gists, { ...reach, commonest: gists.length });
  const pairs = new Map(
    scorePairs(gists, near, weights).flatMap((pair) =>
      pair.a === 0 ? [[members[pair.b - 1], pair] as const] : [],
    ),
  );
  let best: { link: number; member?: Entry } = { link: 0 };
  for (const event of events.values()) {
    const known = event.flatMap((one) => pairs.get(one) ?? []);
    const link = known.reduce((sum, { score }) => sum + score, 0) / event.length;
    const shared = known.reduce(together, noEvidence);
    // The number of shared words and the strongest pair are only judged when the window is
    // clustered, with all articles around them.
    const join = { ...shared, words: Infinity, strongest: 1, larger: event.length + 1, smaller: 1 };
    const isEnough = link >= neededFor(join, threshold);
    if (isEnough && link >= best.link) best = { link, member: event[0] };
  }
  return best.member;
}
