// Whether a report has the thing that a question asks for: the owner, the pilot, the prize. Protects
// that a report which only has the names of a question is not shown as if it said who or what it is.
import { lexicons } from '../language/lexicons';
import { asks, askedHead, asksActor, makesActor } from '../language/questions/asking';
import { askedKind } from '../language/questions/kinds';
import { askedMakers } from '../language/questions/makers';
import { isUnspaced } from '../language/segment';
import { placesOf } from './places';
import type { Question, Term, WeightedTerm } from './question';
import type { RankedEvent } from './rank';

/** Whether two terms are pairs of one long word that no dictionary has: 吞吐 and 吐量. */
const areOfOneWord = (a: Term | undefined, b: Term | undefined) =>
  a !== undefined &&
  b !== undefined &&
  isUnspaced(a.token) &&
  a.weight < 1 &&
  b.weight < 1 &&
  a.token.length > 1 &&
  a.token.slice(-1) === b.token.slice(0, 1);

/** A piece of a long word tells less than the word, but where all that it has are absent. */
export function wholeWords(
  absent: readonly WeightedTerm[],
  terms: readonly Term[],
): WeightedTerm[] {
  const isAbsent = (term: Term) => absent.some(({ token }) => token === term.token);
  const isWhole = (term: WeightedTerm): boolean => {
    const at = terms.findIndex(({ token }) => token === term.token);
    const beside = [terms[at - 1], terms[at + 1]].filter((one, behind) =>
      behind ? areOfOneWord(terms[at], one) : areOfOneWord(one, terms[at]),
    );
    return beside.length > 0 && beside.every((one) => one !== undefined && isAbsent(one));
  };
  return absent.filter((term) => term.weight >= 1 || isWhole(term));
}

/** From this weight on what is found is a word, or a telling part of one. */
const leastWord = 0.6;

/** What is asked for without naming a thing: a place, a time, a price, yes or no. */
const otherForms = ['yesNo', 'price', 'currentValue', 'day', 'reason', 'country'] as const;

/** Whether a question is for somebody, something or a number of them. */
const asksThing = (text: string) =>
  asks('thing', text) && !otherForms.some((form) => asks(form, text));

/** Whether a report says in other words who the owner or the winner is: by owning. */
export const tellsActor = (
  { token }: WeightedTerm,
  { lang }: Question,
  { passages }: RankedEvent,
): boolean => {
  const deed = makesActor(token, lang);
  return deed !== undefined && passages.some(({ own, text }) => own > 0 && deed.test(text));
};

/**
 * Whether a report lacks what is asked for of the names in a question: all of its common words, or the
 * one that the question is for. What cannot be compared in another language may be there.
 */
export function lacksAsked(ranked: RankedEvent, question: Question): boolean {
  const { text, lang, terms } = question;
  const { found, absent, isForeign, passages } = ranked;
  if (!asksThing(text) || askedMakers(text).length > 0) return false;
  const { asking, names } = lexicons[lang];
  const head = askedHead(text, lang);
  const isHead = ({ token }: Term) => head?.endsWith(token) === true;
  // A title before a name is part of it; who holds it is what a question may be for.
  const isCommon = (term: Term) =>
    !term.naming && (isHead(term) || !names.honorifics.has(term.token));
  const languages = new Set(passages.map((passage) => passage.lang));
  const isComparable = ({ others }: Term) =>
    !isForeign || others.some((other) => languages.has(other.lang));
  // What no dictionary has may be all that is asked for: 显存 in 的显存是多少.
  const isAsked = (term: WeightedTerm) => term.weight < 1 && term.token === head;
  const lost = [...wholeWords(absent, terms), ...absent.filter(isAsked)].filter(
    (term) =>
      isCommon(term) &&
      isComparable(term) &&
      // What somebody said or decided is told without that word.
      !asking.tellings.has(term.token) &&
      !tellsActor(term, question, ranked),
  );
  // Who designed it is not told where nobody designs, in whatever language.
  const isActing = (term: WeightedTerm) =>
    placesOf(text, [term], lang).some(({ start }) => asksActor(text.slice(0, start), lang));
  // Of which bank did it, the bank is looked for, see `asked-kind.ts`.
  const isOfActor = (term: WeightedTerm) =>
    askedKind(text) === undefined &&
    isCommon(term) &&
    term.weight >= 1 &&
    !asking.tellings.has(term.token) &&
    !tellsActor(term, question, ranked) &&
    isActing(term);
  if (absent.some(isOfActor)) return true;
  if (lost.length === 0) return false;
  const isFound = found.some((term) => isCommon(term) && term.weight >= leastWord);
  return !isFound || lost.some(isHead);
}
