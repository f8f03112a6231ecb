// Whether a report is about the one of a series that a question asks for: the second trial, the
// 15th congress. Protects: what another one of the series did is not shown as the asked one's.
import {
  askedOrdinals,
  isNumbered,
  isSameOrdinal,
  toldOrdinals,
} from '../language/questions/ordinals';
import type { Question } from './question';
import type { RankedEvent } from './rank';

/**
 * Whether a report never mentions the one of a series that is asked for, as far as its language can
 * tell.
 */
export function lacksOrdinal(
  { event, passages, isForeign }: RankedEvent,
  { text, lang }: Question,
): boolean {
  const asked = askedOrdinals(text, lang).filter(({ key }) => !isForeign || isNumbered(key));
  if (asked.length === 0) return false;
  const texts = [
    ...event.title.map((title) => title.text),
    ...passages.flatMap((one) => [one.text, one.heading]),
  ];
  const told = [...new Set(texts.flatMap(toldOrdinals))];
  return !asked.every(({ key }) => told.some((one) => isSameOrdinal(one, key)));
}
