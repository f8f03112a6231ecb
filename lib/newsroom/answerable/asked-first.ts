// When something happened, or who did it, for the first time: whether a report says that it was the
// first time. Protects: the day of any win does not answer when a team first won.
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { isPastVerb } from '../language/questions/asking';
import { inOneScript } from '../language/segment';
import { bearsOn } from './choice';
import { leaningText } from './leaning';
import { placesOf, type Place } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';
import { isWithinReach } from './roles';

function firstsIn({ text, lang }: Pick<RankedPassage, 'text' | 'lang'>): Place[] {
  return [...inOneScript(text).matchAll(lexicons[lang].asking.first.tells)].map(
    ({ 0: word, index }) => ({ start: index, end: index + word.length }),
  );
}

/** Whether no sentence of a report says that what is asked about was the first of its kind. */
export function lacksFirst({ found, passages }: RankedEvent, { text, lang }: Question): boolean {
  if (!lexicons[lang].asking.first.asks.test(text)) return false;
  const deeds = found.filter(
    ({ naming, token }) => !naming && (isKnownDeed(token, lang) || isPastVerb(token, lang)),
  );
  const telling = passages
    .filter(bearsOn)
    .map((passage) => ({ text: leaningText(passage), lang: passage.lang }))
    .map((one) => ({ ...one, firsts: firstsIn(one), deeds: placesOf(one.text, deeds, lang) }))
    .filter(({ firsts }) => firsts.length > 0);
  const isNear = (one: Place, other: Place, of: string) =>
    one.start < other.start ? isWithinReach(of, one, other) : isWithinReach(of, other, one);
  return !telling.some(
    (one) =>
      // A deed told in other words has no known position.
      one.deeds.length === 0 ||
      one.deeds.some((deed) => one.firsts.some((first) => isNear(deed, first, one.text))),
  );
}
