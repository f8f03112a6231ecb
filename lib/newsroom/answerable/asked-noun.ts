// Questions for something by the word that it is called by: ‘what fine did Reyes get’. Protects that the sentence
// with that word is shown, though others have more of the names.
import { asksNoun } from '../language/questions/asking';
import { isIn } from './asked-time';
import { bearsOn } from './choice';
import { placesOf } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** Whether a passage has the word that a question asks for something by; undefined where it asks by none. */
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
