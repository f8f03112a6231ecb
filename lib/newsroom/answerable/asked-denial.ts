// Who did not do something, or why: whether a report denies the deed, and, where the deed itself is
// asked for, whether it affirms it. Protects: who signed does not answer who did not.
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

/** The question's deeds that a report mentions. */
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

/** The end of the negation in a question; undefined without one. */
function denialEnd({ text, lang }: Question): number | undefined {
  const [first] = inOneScript(text).matchAll(lexicons[lang].contrasts.denial.asks);
  return first && first.index + first[0].length;
}

/** Whether a sentence has one of the given words. */
const hasAny = ({ text }: RankedPassage, words: readonly WeightedTerm[], { lang }: Question) =>
  placesOf(inOneScript(text), words, lang).length > 0;

const tellsDenial = (one: RankedPassage) =>
  lexicons[one.lang].contrasts.denial.tells.test(inOneScript(leaningText(one)));

/** Whether the deed at a position is denied only up to some time. */
function isDeniedUpTo(said: string, { end }: Place, lang: Language): boolean {
  const { until, notYet } = lexicons[lang].contrasts.denial;
  const behind = said.slice(end);
  if (until.test(behind)) return true;
  return notYet.before.test(said.slice(0, end)) && notYet.behind.test(behind);
}

/** Whether a sentence has a deed and denies it each time, and not only up to some time. */
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

/** Whether a sentence says that nobody did it, rather than how many did not. */
const saysNobody = ({ text, lang }: RankedPassage, deeds: readonly WeightedTerm[], of: Question) =>
  placesOf(inOneScript(text), deeds, of.lang).some(({ start }) =>
    tellsNone(inOneScript(text).slice(0, start), lang),
  );

/**
 * Whether a report says the opposite of the deed that is asked for: done instead of not done, or
 * the reverse.
 */
export function lacksDenial(ranked: RankedEvent, question: Question): boolean {
  const { text, lang, terms } = question;
  // Either answers a yes-or-no question, and ‘nobody’ answers how many.
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
