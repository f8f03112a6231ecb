// Who did not do something, or why: whether a report says that it was not done, and of what was done that it
// was. Protects that who signed is not shown as the answer to who did not.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { asks, deedAtEnd, isPastVerb } from '../language/questions/asking';
import { countsDoers, tellsNone } from '../language/questions/measures';
import { inOneScript } from '../language/segment';
import { leaningText } from './leaning';
import { placesOf, type Place } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** The deeds of a question that a report tells of. */
function deedsOf({ found }: RankedEvent, { text, lang }: Question): WeightedTerm[] {
  const last = deedAtEnd(text, lang);
  const { behind } = lexicons[lang].contrasts.denial;
  const isMarked = (term: WeightedTerm) =>
    behind !== undefined &&
    placesOf(text, [term], lang).some(({ end }) => behind.test(text.slice(end)));
  return found.filter((term) => {
    const { naming, token } = term;
    const isDeed = token === last || isKnownDeed(token, lang) || isPastVerb(token, lang);
    return !naming && (isDeed || isMarked(term));
  });
}

/** The end of the denial in a question; undefined in one that denies nothing. */
function denialEnd({ text, lang }: Question): number | undefined {
  const [first] = inOneScript(text).matchAll(lexicons[lang].contrasts.denial.asks);
  return first && first.index + first[0].length;
}

/** Whether a sentence has one of some words. */
const hasAny = ({ text }: RankedPassage, words: readonly WeightedTerm[], { lang }: Question) =>
  placesOf(inOneScript(text), words, lang).length > 0;

const tellsDenial = (one: RankedPassage) =>
  lexicons[one.lang].contrasts.denial.tells.test(inOneScript(leaningText(one)));

/** Whether a deed that is denied at a place of a text is so up to some time only. */
function isDeniedUpTo(said: string, { end }: Place, lang: Language): boolean {
  const { until, notYet } = lexicons[lang].contrasts.denial;
  const behind = said.slice(end);
  if (until.test(behind)) return true;
  return notYet.before.test(said.slice(0, end)) && notYet.behind.test(behind);
}

/** Whether a sentence has a deed and each time denies it, and not only up to some time. */
function deniesOne({ text, lang }: RankedPassage, deeds: readonly WeightedTerm[], of: Question) {
  const { before } = lexicons[lang].contrasts.denial;
  const said = inOneScript(text);
  const isDenied = (place: Place) =>
    before.test(said.slice(0, place.start)) && !isDeniedUpTo(said, place, lang);
  return deeds.some((deed) => {
    const places = placesOf(said, [deed], of.lang);
    return places.length > 0 && places.every(isDenied);
  });
}

/** Whether a sentence says that nobody did it, and not how many did not. */
const saysNobody = ({ text, lang }: RankedPassage, deeds: readonly WeightedTerm[], of: Question) =>
  placesOf(inOneScript(text), deeds, of.lang).some(({ start }) =>
    tellsNone(inOneScript(text).slice(0, start), lang),
  );

/** Whether a report says of the deed that is asked for the opposite: done of what was not, or not done. */
export function lacksDenial(ranked: RankedEvent, question: Question): boolean {
  const { text, lang, terms } = question;
  // Of yes and no either answers, and that nobody did says how many did.
  if (terms.length === 0 || asks('yesNo', text)) return false;
  const said = ranked.passages.filter(({ own }) => own > 0);
  const end = denialEnd(question);
  if (end === undefined) {
    const deeds = deedsOf(ranked, question);
    if (countsDoers(text) && said.some((one) => saysNobody(one, deeds, question))) return false;
    const told = said.filter((one) => hasAny(one, deeds, question));
    return told.length > 0 && told.every((one) => deniesOne(one, deeds, question));
  }
  const behind = ranked.found.filter(
    (term) => !term.naming && placesOf(text, [term], lang).some(({ start }) => start >= end),
  );
  const told = said.filter((one) => hasAny(one, behind.slice(0, 1), question));
  return told.length > 0 && !told.some(tellsDenial);
}
