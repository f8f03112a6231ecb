// Whether a report is of the edition that a question asks for: the second trial, the 15th congress.
// Protects that what another of the row did is not shown as what the asked one did.
import {
  askedOrdinals,
  isNumbered,
  isSameOrdinal,
  toldOrdinals,
} from '../language/questions/ordinals';
import type { Question } from './question';
import type { RankedEvent } from './rank';

/** Whether one of a row that is asked for is nowhere in a report, as far as its language can tell it. */
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
