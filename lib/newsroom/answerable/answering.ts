// Which sentences of a report a reader would take for the answer to a question.
import { gives } from './choice';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** A sentence with less than this share of the best one's match is off the subject. */
const nearlyAsMuch = 0.6;

/**
 * The sentences that match a question best and give what it asks for, headlines included; none
 * where no sentence gives it.
 */
export function answering({ passages }: RankedEvent, { text }: Question): RankedPassage[] {
  const tells = gives(text);
  const giving = passages.filter((one) => one.own > 0 && (tells?.(one) ?? true));
  const most = Math.max(0, ...giving.map(({ own }) => own));
  return giving.filter(({ own }) => own >= nearlyAsMuch * most);
}
