// The event that an article joins when it comes, until its window is clustered again: judged by the
// same pair score, over the few articles that share its rarest words.
import { gistOf } from './gist';
import type { Grouping } from './grouping';
import { neighbourhood, reach } from './neighbours';
import { scorePairs } from './pair-score';
import type { Entry, Frequencies } from './postings';

/** A member of the event that is most like on average, or undefined when none is like enough. */
export function nearestEvent(
  entry: Entry,
  events: ReadonlyMap<string, readonly Entry[]>,
  frequencies: Frequencies,
  { weights, threshold }: Grouping,
): Entry | undefined {
  const members = [...events.values()].flat();
  const gists = [entry, ...members].map((one) => gistOf(one, frequencies));
  // Of so few articles none is so common that it would find too many.
  const near = neighbourhood(gists, { ...reach, commonest: gists.length });
  const chances = new Map(
    scorePairs(gists, near, weights).flatMap(({ a, b, score }) =>
      a === 0 ? [[members[b - 1], score] as const] : [],
    ),
  );
  let best: { link: number; member?: Entry } = { link: threshold };
  for (const event of events.values()) {
    const link = event.reduce((sum, one) => sum + (chances.get(one) ?? 0), 0) / event.length;
    if (link >= best.link) best = { link, member: event[0] };
  }
  return best.member;
}
