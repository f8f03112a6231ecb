// Which passages give a price, a rate or an index as it is now. Protects that such a question is never
// answered by a report of something else that mentions the same word in passing.
import { asks } from '../language/questions/asking';
import type { RankedEvent, RankedPassage } from './rank';

/** The share of the question's words that a passage must have itself, and not only near it. */
const leastOwn = 0.6;

const givesValue = ({ own, text }: RankedPassage) => own >= leastOwn && asks('givesValue', text);

/** Of events that are recent enough, those with a passage that gives the value, and these passages alone. */
export function givingValue(events: readonly RankedEvent[]): RankedEvent[] {
  return events.flatMap((ranked) => {
    const passages = ranked.passages.filter(givesValue);
    return ranked.isLate || passages.length === 0 ? [] : [{ ...ranked, passages }];
  });
}
