// Whether a report has the thing that a question asks for: the owner, the pilot, the prize.
// Protects: a report that only shares the names of a question is not shown as if it gave the thing.
import { lexicons } from '../language/lexicons';
import { asks, askedHead, asksActor, asksNoun, makesActor } from '../language/questions/asking';
import { askedKind } from '../language/questions/kinds';
import { askedMakers } from '../language/questions/makers';
import { isUnspaced } from '../language/segment';
import { placesOf } from './places';
import type { Question, Term, WeightedTerm } from './question';
import type { RankedEvent } from './rank';

/** Whether two terms are overlapping pairs of one long word that no dictionary has: 吞吐 and 吐量. */
const areOfOneWord = (a: Term | undefined, b: Term | undefined) =>
  a !== undefined &&
  b !== undefined &&
  isUnspaced(a.token) &&
  a.weight < 1 &&
  b.weight < 1 &&
  a.token.length > 1 &&
  a.token.slice(-1) === b.token.slice(0, 1);

/**
 * The absent terms that count: whole words, and pieces of a long word only where the pieces beside
 * them are absent, too.
 */
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

/**
 * Whether a report has a name of a question but not the single character that makes it another name
 * right behind it: 欧洲 is not 欧洲杯.
 */
export function lacksNameEnd({ found, absent, isForeign }: RankedEvent, { text, lang }: Question) {
  if (lexicons[lang].spaced || isForeign) return false;
  const ends = absent.filter(
    ({ token, naming }) => !naming && isUnspaced(token) && [...token].length === 1,
  );
  return found.some(
    ({ token, naming }) =>
      naming && !/\d/.test(token) && ends.some((end) => text.includes(`${token}${end.token}`)),
  );
}

/**
 * Whether a report has one common word of a question and lacks a pair of characters that neither a
 * dictionary nor any news has: that is probably the name of what is asked about.
 */
export function hasCommonAlone({ found, absent, isForeign }: RankedEvent, { lang }: Question) {
  const { spaced, asking } = lexicons[lang];
  const [one] = found;
  if (spaced || isForeign || found.length !== 1 || !one || one.naming) return false;
  const isName = ({ token, weight, isTold }: WeightedTerm) =>
    isTold === false &&
    weight < 1 &&
    isUnspaced(token) &&
    [...token].length > 1 &&
    ![...token].every((character) => asking.words.has(character));
  return absent.some(isName);
}

/** From this weight on, a found term is a word, or a distinctive part of one. */
const leastWord = 0.6;

/** Questions that ask for something other than a thing: a place, a time, a price, yes or no. */
const otherForms = ['yesNo', 'price', 'currentValue', 'day', 'reason', 'country'] as const;

/** Whether a question asks for somebody, something or a number of them. */
const asksThing = (text: string) =>
  asks('thing', text) && !otherForms.some((form) => asks(form, text));

/** Whether a report expresses an owner or a winner by a verb, such as ‘owns’. */
export const tellsActor = (
  { token }: WeightedTerm,
  { lang }: Question,
  { passages }: RankedEvent,
): boolean => {
  const deed = makesActor(token, lang);
  return deed !== undefined && passages.some(({ own, text }) => own > 0 && deed.test(text));
};

/**
 * Whether a report lacks what is asked about the names in a question: all its common words, or the
 * one that it asks for. Words that cannot be compared across languages count as present, but for the
 * one that it asks for.
 */
export function lacksAsked(ranked: RankedEvent, question: Question): boolean {
  const { text, lang, terms } = question;
  const { found, absent, isForeign, passages } = ranked;
  if (!asksThing(text) || askedMakers(text).length > 0) return false;
  const { asking, names } = lexicons[lang];
  const head = askedHead(text, lang);
  const isHead = ({ token }: Term) => head?.endsWith(token) === true;
  // A title before a name is part of the name, unless the question asks who holds it.
  const isCommon = (term: Term) =>
    !term.naming && (isHead(term) || !names.honorifics.has(term.token));
  const languages = new Set(passages.map((passage) => passage.lang));
  const isComparable = ({ others }: Term) =>
    !isForeign || others.some((other) => languages.has(other.lang));
  // The noun that is asked for, ‘which railroad’, must be seen: no other word stands for it.
  const isNoun = (term: WeightedTerm) =>
    isHead(term) ||
    placesOf(text, [term], lang).some(({ start }) => asksNoun(text.slice(0, start), lang));
  const isUnseen = (term: WeightedTerm) =>
    !isComparable(term) && isNoun(term) && asking.proposes?.test(text) !== true;
  // A word that is in no dictionary may be all that is asked for: 显存 in 的显存是多少.
  const isAsked = (term: WeightedTerm) => term.weight < 1 && term.token === head;
  const lost = [...wholeWords(absent, terms), ...absent.filter(isAsked)].filter(
    (term) =>
      isCommon(term) &&
      (isComparable(term) || isUnseen(term)) &&
      // What somebody said or decided is told without that word.
      !asking.tellings.has(term.token) &&
      !tellsActor(term, question, ranked),
  );
  // A report without the verb, in any language, does not tell who designed something.
  const isActing = (term: WeightedTerm) =>
    placesOf(text, [term], lang).some(({ start }) => asksActor(text.slice(0, start), lang));
  // A kind of actor, such as ‘which bank’, is looked for in `asked-kind.ts`.
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
  return !isFound || lost.some((term) => isHead(term) || isUnseen(term));
}
