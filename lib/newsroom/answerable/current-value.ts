// Which passages give a current price, rate or index. Protects: such a question is never answered
// by a report of something else that mentions the same word in passing.
import { asks } from '../language/questions/asking';
import type { RankedEvent, RankedPassage } from './rank';

/** The share of the question's words that a passage itself must have, not only the text near it. */
const leastOwn = 0.6;

const givesValue = ({ own, text }: RankedPassage) => own >= leastOwn && asks('givesValue', text);

/** The recent events with a passage that gives the value, with these passages alone. */
export function givingValue(events: readonly RankedEvent[]): RankedEvent[] {
  return events.flatMap((ranked) => {
    const passages = ranked.passages.filter(givesValue);
    return ranked.isLate || passages.length === 0 ? [] : [{ ...ranked, passages }];
  });
}
