// Questions that ask for something by its noun: ‘what fine did Reyes get’. Protects: the sentence
// with that noun is shown, though others have more of the names.
import { asksNoun } from '../language/questions/asking';
import { isIn } from './asked-time';
import { bearsOn } from './choice';
import { placesOf } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** Whether a passage has the noun that a question asks by; undefined where it asks by none. */
export function hasAskedNoun(
  { found }: RankedEvent,
  { text, lang }: Question,
): ((one: RankedPassage) => boolean) | undefined {
  const noun = found.find(
    (term) =>
      !term.naming &&
      placesOf(text, [term], lang).some(({ start }) => asksNoun(text.slice(0, start), lang)),
  );
  return noun && ((one) => bearsOn(one) && isIn([one.text], lang)(noun));
}
