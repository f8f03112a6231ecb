// Whether a mention of an action only plans, fears, alleges or asks about it.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { asks, asksOfFuture, isPastVerb } from '../language/questions/asking';
import { isPart, type Token } from '../language/lexicon/token';
import type { Place } from './places';
import { isTitleCase } from './question';

/** What ends a statement; a question after a headline's colon is about what precedes it. */
const stop = /[.!?](?=\s|["”’]|$)|[;:。！？；：]/gu;

/** Whether a text asks about the position: in its last clause, or as a yes-or-no question. */
function isAskedAbout(text: string, { start, end }: Place): boolean {
  const stops = [...text.matchAll(stop)];
  const last = stops.find(({ index }) => index >= end);
  if (!last || !/[?？]/u.test(last[0])) return false;
  const begin = stops.filter(({ index }) => index < start).at(-1);
  const opening = begin ? begin.index + begin[0].length : 0;
  const comma = text.slice(end, last.index).search(/[,，]/u);
  return comma < 0 || asks('yesNo', text.slice(opening, end + comma).trim());
}

/** Whether a word may be a verb, judging by its form; some headlines capitalize every word. */
function mayBeVerb(token: Token, written: string, lang: Language, areNames: boolean): boolean {
  const { key, verb, past, part, name } = token;
  if (verb || past || part === 'being' || part === 'having' || part === 'saying') return true;
  if (isKnownDeed(written, lang) || isPastVerb(written, lang)) return true;
  return /[^s]s$/.test(written) && key !== written && !(name && areNames);
}

/**
 * The index of the infinitive's sign right before a verb, among the tokens before it, nearest
 * first; of two coordinated verbs it precedes the first: ‘to follow and ban’.
 */
function signBefore(before: readonly Token[], sign: string): number {
  const at = before.findIndex(({ part }) => part !== 'adverb');
  if (before[at]?.part !== 'coordinator') return before[at]?.key === sign ? at : -1;
  const behind = before.slice(at + 1).findIndex((token) => isPart(token) || token.key === sign);
  const first = at + 1 + behind;
  return behind >= 0 && before[first]?.key === sign ? first : -1;
}

/**
 * Whether what follows `before` is yet to be done: ‘Senate to vote’. After another verb it may be a
 * result (‘beat Reyes to win’), and the first to do something has done it.
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

/** Most words between a verb that ends something and its object: ‘a long ban’. */
const between = 2;

/** Whether what follows `before` is ended or only considered: ‘lifts the ban’. */
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

/** Whether the form of a verb itself expresses the future: magbibitiw. */
const isToCome = (verb: string, lang: Language) =>
  lexicons[lang].roles.focus !== undefined && asksOfFuture(verb, lang);

/**
 * Whether a doubt or a plan precedes the position in its clause, or a condition in its sentence.
 */
export function isDoubted(
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
