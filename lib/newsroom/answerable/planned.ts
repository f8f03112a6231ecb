// Whether what a question asks of as done is only planned, feared, alleged or asked in a report. Protects
// that when somebody banned it is not answered by a ban that is being considered, nor by who asks the same.
import type { Language } from '@/lib/model/text/languages';
import { tokensOf } from '../evidence/compare';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { asks, asksOfFuture, asksOfPast, isPastVerb } from '../language/questions/asking';
import { isPart, type Token } from '../language/lexicon/token';
import type { Passage } from '../evidence/passages';
import { placesOf, type Place } from './places';
import { isTitleCase, type Question, type WeightedTerm } from './question';
import type { RankedEvent } from './rank';

/** What ends a statement; what a headline asks behind a colon is asked of what stands before it. */
const stop = /[.!?](?=\s|["”’]|$)|[;:。！？；：]/gu;

/** Whether a text asks about what stands at a place: in its last clause, or in a question for yes or no. */
function isAskedAbout(text: string, { start, end }: Place): boolean {
  const stops = [...text.matchAll(stop)];
  const last = stops.find(({ index }) => index >= end);
  if (!last || !/[?？]/u.test(last[0])) return false;
  const begin = stops.filter(({ index }) => index < start).at(-1);
  const opening = begin ? begin.index + begin[0].length : 0;
  const comma = text.slice(end, last.index).search(/[,，]/u);
  return comma < 0 || asks('yesNo', text.slice(opening, end + comma).trim());
}

/** Whether a word may be a verb, as far as its form shows; every word of some headlines has a capital. */
function mayBeVerb(token: Token, written: string, lang: Language, areNames: boolean): boolean {
  const { key, verb, past, part, name } = token;
  if (verb || past || part === 'being' || part === 'having' || part === 'saying') return true;
  if (isKnownDeed(written, lang) || isPastVerb(written, lang)) return true;
  return /[^s]s$/.test(written) && key !== written && !(name && areNames);
}

/**
 * The sign of the infinitive right before a verb, by its place in what stands before that, nearest first; of
 * two verbs side by side it stands before the first: ‘to follow and ban’.
 */
function signBefore(before: readonly Token[], sign: string): number {
  const at = before.findIndex(({ part }) => part !== 'adverb');
  if (before[at]?.part !== 'coordinator') return before[at]?.key === sign ? at : -1;
  const behind = before.slice(at + 1).findIndex((token) => isPart(token) || token.key === sign);
  const first = at + 1 + behind;
  return behind >= 0 && before[first]?.key === sign ? first : -1;
}

/**
 * Whether a text says of what stands behind `before` that it is to be done: ‘Senate to vote’. Behind
 * another verb it may be what that led to (‘beat Reyes to win’), and the first to do something has done it.
 */
function isToBeDone(
  text: string,
  before: readonly Token[],
  { asked, lang }: { asked: ReadonlySet<string>; lang: Language },
): boolean {
  const { infinitive, ranking } = lexicons[lang].comparison;
  if (infinitive === undefined) return false;
  const at = signBefore(before, infinitive.sign);
  if (at < 0) return false;
  const behind = before.slice(at + 1);
  const end = behind.findIndex((token) => isPart(token) && token.part !== 'complementizer');
  const subject = behind.slice(0, end < 0 ? undefined : end);
  const [nearest] = subject;
  if (!nearest) return false;
  const written = ({ start, end: to }: Token) => text.slice(start, to).toLowerCase();
  if (infinitive.wanted.has(written(nearest))) return true;
  const isDone = ({ key }: Token) =>
    infinitive.done.has(key) ||
    ranking?.ranks.has(key) === true ||
    ranking?.superlative.test(key) === true;
  if (subject.some(isDone)) return false;
  const areNames = !isTitleCase(text, lexicons[lang]);
  return !subject
    .slice(0, -1)
    .some((token) => !asked.has(token.key) && mayBeVerb(token, written(token), lang, areNames));
}

/** Words that may stand between what ends something and its name: a long ban. */
const between = 2;

/** Whether what stands behind `before` is named as what is over or only weighed: ‘lifts the ban’. */
function isTakenBack(
  before: readonly Token[],
  { asked, lang }: { asked: ReadonlySet<string>; lang: Language },
): boolean {
  const { takers } = lexicons[lang].comparison;
  const at = before
    .slice(0, between + 1)
    .findIndex(({ key }) => takers?.has(key) === true && !asked.has(key));
  return at >= 0 && before.slice(0, at).every(({ kind }) => kind !== 'role');
}

/** Whether a form of a verb says by itself that it is to come: magbibitiw. */
const isToCome = (verb: string, lang: Language) =>
  lexicons[lang].roles.focus !== undefined && asksOfFuture(verb, lang);

/** Whether a doubt or a plan stands before a place of a text, in the same clause, or a condition in its sentence. */
function isDoubted(
  { text, tokens }: { text: string; tokens: readonly Token[] },
  place: Place,
  { asked, lang }: { asked: ReadonlySet<string>; lang: Language },
): boolean {
  const { conditions } = lexicons[lang].comparison;
  const behind = tokens.findIndex((token) => token.start >= place.start);
  const before = tokens.slice(0, behind < 0 ? undefined : behind).reverse();
  const clause = before.findIndex((token) => isPart(token) && token.part !== 'complementizer');
  const sentence = before.findIndex(({ kind }) => kind === 'stop');
  const isUnder = ({ key }: Token) => conditions.has(key) && !asked.has(key);
  const inClause = before.slice(0, clause < 0 ? undefined : clause);
  return (
    before.slice(0, sentence < 0 ? undefined : sentence).some(isUnder) ||
    inClause.some(({ kind, key }) => kind === 'hedge' && !asked.has(key)) ||
    isToBeDone(text, before, { asked, lang }) ||
    isTakenBack(inClause, { asked, lang }) ||
    isAskedAbout(text, place) ||
    isToCome(text.slice(place.start, place.end), lang)
  );
}

/** Whether each sentence of a report that tells the deed of a question has a doubt or a plan before it. */
export function isOnlyPlanned({ found, passages }: RankedEvent, question: Question): boolean {
  const { text, lang } = question;
  const { happened } = lexicons[lang];
  const isMarked = (term: WeightedTerm) =>
    happened !== undefined &&
    placesOf(text, [term], lang).some(({ end }) => happened.test(text.slice(end - 1, end + 1)));
  const isDeed = (term: WeightedTerm) =>
    !term.naming &&
    (isKnownDeed(term.token, lang) || isPastVerb(term.token, lang) || isMarked(term));
  const deeds = found.filter(isDeed);
  // What is planned answers who asks for what will be.
  if (deeds.length === 0 || asksOfFuture(text, lang)) return false;
  const isOfPast = asksOfPast(text, lang) || deeds.some(({ token }) => isPastVerb(token, lang));
  if (!isOfPast && !asks('isTrue', text)) return false;
  // What the question itself doubts or names is no doubt of the report.
  const asked = new Set(tokensOf(text, lang).map(({ key }) => key));
  const told = (passage: Passage) => {
    const tokens = tokensOf(passage.text, passage.lang);
    return placesOf(passage.text, deeds, lang).map((place) =>
      isDoubted({ text: passage.text, tokens }, place, { asked, lang: passage.lang }),
    );
  };
  const doubted = passages.flatMap(told);
  return doubted.length > 0 && doubted.every(Boolean);
}
