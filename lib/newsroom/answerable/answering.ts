// Which sentences of a report are the ones that would be read as the answer to a question.
import { gives } from './choice';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** A sentence with so much less of a question than the best is beside the point. */
const nearlyAsMuch = 0.6;

/**
 * The sentences with the most of a question that give what is asked for, its headline among them; none
 * where no sentence does.
 */
export function answering({ passages }: RankedEvent, { text }: Question): RankedPassage[] {
  const tells = gives(text);
  const giving = passages.filter((one) => one.own > 0 && (tells?.(one) ?? true));
  const most = Math.max(0, ...giving.map(({ own }) => own));
  return giving.filter(({ own }) => own >= nearlyAsMuch * most);
}
