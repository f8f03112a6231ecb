// Whether a report says what a question asks of those that it names: that somebody resigned, was
// bought, died. Protects that a report with the same names is not shown as the answer when it tells of
// something else.
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { placeWords } from '../language/meanings/rows';
import { asks, asksActedOn, deedAtEnd, isPastVerb } from '../language/questions/asking';
import { createAlike } from '../language/word-forms';
import { tellsActor } from './asked-thing';
import { holderOf } from './holds';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';
import { isOtherWayRound } from './asked-actor';
import { lacksTeam, namesNobody } from './asked-doer';
import { lacksContrast } from './asked-contrast';
import { lacksDenial } from './asked-denial';
import { lacksFirst } from './asked-first';
import { lacksPerson } from './asked-person';
import { placesOf } from './places';
import { isOnlyPlanned } from './planned';
import { isOnlyUrged } from './only-urged';
import { isReversed } from './roles';
import { tellsOfOthers } from './standing';

/** Of a word the tables know what else it may be called: reports that say it have one of those. */
const isKnown = ({ others }: WeightedTerm) => others.length > 0;

const isDeedIn = ({ lang }: Question) => {
  const { honorifics } = lexicons[lang].names;
  return (term: WeightedTerm) =>
    !term.naming && (term.weight >= 1 || isKnown(term)) && !honorifics.has(term.token);
};

/**
 * Whether a word of a question says what was done or happened, and reports have words for it, or it is all
 * that is asked of whom the question names.
 */
function isAskedDeed({ text, lang }: Question) {
  const last = deedAtEnd(text, lang);
  return (term: WeightedTerm) =>
    term.token === last ||
    isKnownDeed(term.token, lang) ||
    (isKnown(term) && isPastVerb(term.token, lang));
}

/** The words of a question right behind the one whose deed it asks for: ‘whom did Ana Reyes marry’. */
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

/** A word for what something costs, in any language. */
export const isPriceWord = ({ token, others }: WeightedTerm) =>
  token === 'price' || others.some(({ word }) => word === 'price');

/** Whether a report tells what a question calls a price in other words: sold at a sum. */
export const tellsPrice = ({ passages }: RankedEvent, { text }: Question) =>
  asks('price', text) && passages.some((one) => one.own > 0 && asks('givesPrice', one.text));

/**
 * Whether a report lacks what is asked of the names in a question. Who asks for yes or no learns
 * nothing where a word of that is not there; of other questions the rest may be said in words that we
 * do not know, but not where the tables know them.
 */
function lacksWords(ranked: RankedEvent, question: Question): boolean {
  const { found, absent, unseen, isForeign, passages } = ranked;
  const isDeed = isDeedIn(question);
  const isAsked = isAskedDeed(question);
  const languages = new Set(passages.map((passage) => passage.lang));
  const isComparable = ({ others }: WeightedTerm) =>
    !isForeign || others.some((other) => languages.has(other.lang));
  const isTold = tellsPrice(ranked, question) ? isPriceWord : () => false;
  // Of a word that the tables know, the text itself would have shown any of its forms.
  const isUnseen = (term: WeightedTerm) => isKnown(term) && unseen.includes(term);
  const lost = [...absent, ...found.filter(isUnseen)].filter(
    (term) =>
      isDeed(term) && isComparable(term) && !(isTold(term) || tellsActor(term, question, ranked)),
  );
  if (lost.length === 0) return false;
  // How many died is not told by how many fell ill.
  if (asks('yesNo', question.text) || lost.some(isAsked)) return true;
  const done = behindActor(ranked, question);
  if (lost.some((term) => isKnown(term) && done.includes(term))) return true;
  return !found.some((term) => isDeed(term) && !isUnseen(term)) && lost.some(isKnown);
}

/** Whether no sentence has both a name of the question and one of what is asked of it. */
function isApart(
  { found, passages }: RankedEvent,
  { lang }: Question,
  deeds: readonly WeightedTerm[],
): boolean {
  const all = found.filter(({ naming }) => naming);
  // Where it was done stands beside what others did there, too.
  const own = all.filter(({ token }) => !placeWords.has(token));
  const names = own.length > 0 ? own : all;
  if (names.length === 0 || deeds.length === 0) return false;
  const alike = createAlike(lang);
  return !passages.some(({ text, before }) => {
    const [itself, around] = [text, before].map((one) => holderOf(one, lang, alike));
    const isNamed = names.some((term) => (itself?.(term) ?? 0) > 0 || (around?.(term) ?? 0) > 0);
    return isNamed && deeds.some((term) => (itself?.(term) ?? 0) > 0);
  });
}

/** What is asked of the names of a question: of yes or no all of it, else the deed of one of them. */
function askedOfNames({ found }: RankedEvent, question: Question): WeightedTerm[] {
  const { text, lang } = question;
  if (asks('yesNo', text)) return found.filter(isDeedIn(question));
  const names = found.filter(({ naming }) => naming);
  const name = placesOf(text, names, lang).find(({ start }) =>
    asksActedOn(text.slice(0, start), lang),
  );
  if (!name) return [];
  // The medal in ‘what medal did Ana win’ is no deed of hers.
  return found.filter(
    (term) =>
      !term.naming &&
      isKnownDeed(term.token, lang) &&
      placesOf(text, [term], lang).some(({ start }) => start > name.start),
  );
}

/** Whether a report does not say the deed that a question asks of, of whom it asks it. */
export function lacksDeed(ranked: RankedEvent, question: Question): boolean {
  if (lacksWords(ranked, question) || tellsOfOthers(ranked, question)) return true;
  return (
    isReversed(ranked, question) ||
    isOtherWayRound(ranked, question) ||
    isOnlyPlanned(ranked, question) ||
    isOnlyUrged(ranked, question) ||
    lacksPerson(ranked, question) ||
    namesNobody(ranked, question) ||
    lacksTeam(ranked, question) ||
    lacksFirst(ranked, question) ||
    lacksDenial(ranked, question) ||
    lacksContrast(ranked, question) ||
    isApart(ranked, question, askedOfNames(ranked, question))
  );
}
