// Whether a report says what a question asks about those it names: that somebody resigned, was
// bought, died. Protects: a report with the same names but another subject is not shown as the
// answer.
import { leans } from '../evidence/quotable';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { placeWords } from '../language/meanings/rows';
import { asks, asksActedOn, deedAtEnd, isPastVerb } from '../language/questions/asking';
import { createAlike } from '../language/word-forms';
import { tellsActor } from './asked-thing';
import { holderOf } from './holds';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';
import { isOtherWayRound } from './asked-actor';
import { isWithOthers } from './asked-companion';
import { isOtherWay } from './asked-direction';
import { deedsAskedFor, lacksTeam, namesNobody } from './asked-doer';
import { lacksContrast } from './asked-contrast';
import { lacksDenial } from './asked-denial';
import { lacksFirst } from './asked-first';
import { lacksPerson } from './asked-person';
import { placesOf } from './places';
import { isOnlyPlanned } from './planned';
import { isOnlyUrged } from './only-urged';
import { tellsOfOthers } from './standing';
import { lacksRoles } from './told-roles';

/** The tables have synonyms for the word: a report that says it has one of them. */
const isKnown = ({ others }: WeightedTerm) => others.length > 0;

const isDeedIn = ({ lang }: Question) => {
  const { honorifics } = lexicons[lang].names;
  return (term: WeightedTerm) =>
    !term.naming && (term.weight >= 1 || isKnown(term)) && !honorifics.has(term.token);
};

/**
 * Whether a word of a question is its deed: the tables have words for it, or it is all that is
 * asked about the names.
 */
function isAskedDeed({ text, lang }: Question) {
  const last = deedAtEnd(text, lang);
  return (term: WeightedTerm) =>
    term.token === last ||
    isKnownDeed(term.token, lang) ||
    (isKnown(term) && isPastVerb(term.token, lang));
}

/**
 * A question's absent words right after the name whose deed it asks for: ‘whom did Ana Reyes
 * marry’.
 */
function behindActor({ found, absent }: RankedEvent, { text, lang }: Question): WeightedTerm[] {
  const names = placesOf(
    text,
    found.filter(({ naming }) => naming),
    lang,
  );
  const first = names.find(({ start }) => asksActedOn(text.slice(0, start), lang));
  if (!first) return [];
  const end = names.reduce((to, name) => (name.start === to + 1 ? name.end : to), first.end);
  return absent.filter((term) =>
    placesOf(text, [term], lang).some(({ start }) => start === end + 1),
  );
}

/** A word for a price, in any language. */
export const isPriceWord = ({ token, others }: WeightedTerm) =>
  token === 'price' || others.some(({ word }) => word === 'price');

/** Whether a report gives a price in other words than the question: ‘sold for’ a sum. */
export const tellsPrice = ({ passages }: RankedEvent, { text }: Question) =>
  asks('price', text) && passages.some((one) => one.own > 0 && asks('givesPrice', one.text));

/**
 * Whether a report lacks what is asked about the names in a question. A yes-or-no question needs
 * every word; in other questions words that the tables do not know may be told otherwise.
 */
function lacksWords(ranked: RankedEvent, question: Question): boolean {
  const { found, absent, unseen, isForeign, passages } = ranked;
  const isDeed = isDeedIn(question);
  const isAsked = isAskedDeed(question);
  const languages = new Set(passages.map((passage) => passage.lang));
  const isComparable = ({ others }: WeightedTerm) =>
    !isForeign || others.some((other) => languages.has(other.lang));
  const isTold = tellsPrice(ranked, question) ? isPriceWord : () => false;
  // The tables know every form of this word, yet no text has one.
  const isUnseen = (term: WeightedTerm) => isKnown(term) && unseen.includes(term);
  const lost = [...absent, ...found.filter(isUnseen)].filter(
    (term) =>
      isDeed(term) && isComparable(term) && !(isTold(term) || tellsActor(term, question, ranked)),
  );
  if (lost.length === 0) return false;
  // How many fell ill does not answer how many died.
  if (asks('yesNo', question.text) || lost.some(isAsked)) return true;
  const done = behindActor(ranked, question);
  if (lost.some((term) => isKnown(term) && done.includes(term))) return true;
  return !found.some((term) => isDeed(term) && !isUnseen(term)) && lost.some(isKnown);
}

/**
 * Whether no sentence has both a name of the question and a deed that is asked about.
 * @param around what counts as said in the sentence, too
 */
function isApart(
  { found, passages }: RankedEvent,
  { lang }: Question,
  deeds: readonly WeightedTerm[],
  around: (one: RankedPassage) => string = ({ before }) => before,
): boolean {
  const all = found.filter(({ naming }) => naming);
  // A place name is beside other people's deeds there, too.
  const own = all.filter(({ token }) => !placeWords.has(token));
  const names = own.length > 0 ? own : all;
  if (names.length === 0 || deeds.length === 0) return false;
  const alike = createAlike(lang);
  return !passages.some((passage) => {
    const [itself, near] = [passage.text, around(passage)].map((one) => holderOf(one, lang, alike));
    const isNamed = names.some((term) => (itself?.(term) ?? 0) > 0 || (near?.(term) ?? 0) > 0);
    return isNamed && deeds.some((term) => (itself?.(term) ?? 0) > 0);
  });
}

/**
 * What is asked about the names of a question: all of a yes-or-no question, else the deed of one of
 * them.
 */
function askedOfNames({ found }: RankedEvent, question: Question): WeightedTerm[] {
  const { text, lang } = question;
  if (asks('yesNo', text)) return found.filter(isDeedIn(question));
  const names = found.filter(({ naming }) => naming);
  const name = placesOf(text, names, lang).find(({ start }) =>
    asksActedOn(text.slice(0, start), lang),
  );
  if (!name) return [];
  // The medal in ‘what medal did Ana win’ is not a deed.
  return found.filter(
    (term) =>
      !term.naming &&
      isKnownDeed(term.token, lang) &&
      placesOf(text, [term], lang).some(({ start }) => start > name.start),
  );
}

/**
 * Whether a report on others than a question names has the deed of which it asks who did it only
 * elsewhere.
 */
const isDoneElsewhere = (ranked: RankedEvent, question: Question): boolean =>
  !ranked.isNamed &&
  isApart(ranked, question, deedsAskedFor(question, ranked.found, 'asks'), (one) =>
    leans(one.text, one.lang) ? one.before : '',
  );

/**
 * Whether a report does not tell the deed that a question asks about, of the ones it asks about.
 */
export function lacksDeed(ranked: RankedEvent, question: Question): boolean {
  if (lacksWords(ranked, question) || tellsOfOthers(ranked, question)) return true;
  return (
    lacksRoles(ranked, question) ||
    isOtherWayRound(ranked, question) ||
    isWithOthers(ranked, question) ||
    isOtherWay(ranked, question) ||
    isOnlyPlanned(ranked, question) ||
    isOnlyUrged(ranked, question) ||
    lacksPerson(ranked, question) ||
    namesNobody(ranked, question) ||
    lacksTeam(ranked, question) ||
    lacksFirst(ranked, question) ||
    lacksDenial(ranked, question) ||
    lacksContrast(ranked, question) ||
    isApart(ranked, question, askedOfNames(ranked, question)) ||
    isDoneElsewhere(ranked, question)
  );
}
