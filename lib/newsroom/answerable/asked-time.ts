// Whether a report says when the deed of a question happened. Protects: the day on which somebody
// reported it, or on which something else happened, is not shown as the day of the deed.
import type { Language } from '@/lib/model/text/languages';
import { leans } from '../evidence/quotable';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { tellsOf } from '../language/questions/aspects';
import { asks, asksOfFuture, isPastVerb, withoutToldDays } from '../language/questions/asking';
import { fold, inOneScript, segment } from '../language/segment';
import { wholeWords } from './asked-thing';
import { bearsOn, isRoundUp } from './choice';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';

export const isIn = (texts: readonly string[], lang: Language) => (word: WeightedTerm) =>
  texts.some((text) => placesOf(text, [word], lang).length > 0);

/**
 * Whether a word of a question is in the position of the deed whose time is asked for: right after
 * a name, or beside the question word.
 */
function standsAsDeed({ text, lang }: Question, found: readonly WeightedTerm[]) {
  const { dated, datedBehind } = lexicons[lang].asking;
  const names = placesOf(
    text,
    found.filter(({ naming }) => naming),
    lang,
  );
  return (term: WeightedTerm): boolean => {
    const [place] = placesOf(text, [term], lang);
    if (!place) return false;
    const { start, end } = place;
    if (datedBehind?.test(text.slice(end)) === true) return true;
    return dated ? dated.test(text.slice(0, start)) : names.some(({ end }) => start === end + 1);
  };
}

/**
 * What a question for a time or place asks about: its deeds, or its common words where it has no
 * deed, as far as the report has them.
 */
export function askedOf({ found, passages, event }: RankedEvent, question: Question) {
  const { lang } = question;
  const { honorifics } = lexicons[lang].names;
  const texts = [...passages, ...event.title].map(({ text }) => text);
  const common = found.filter(
    ({ naming, weight, token }) => !naming && weight >= 1 && !honorifics.has(token),
  );
  const { dated } = lexicons[lang].asking;
  const stands = dated ? standsAsDeed(question, found) : () => false;
  const isDeed = (term: WeightedTerm) =>
    isKnownDeed(term.token, lang) || isPastVerb(term.token, lang) || stands(term);
  const said = common.filter(isIn(texts, lang));
  // A deed that no text has in these words is told in others.
  const isOther = common.some((word) => isDeed(word) && !said.includes(word));
  return isOther ? { common: [], deeds: [] } : { common: said, deeds: said.filter(isDeed) };
}

/** The folded words of a sentence that are no capitalized names, and its first word. */
const plainWords = ({ text, lang }: Pick<RankedPassage, 'text' | 'lang'>): string[] =>
  lexicons[lang].spaced
    ? (text.match(/(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}’'-]*|^\p{Lu}[\p{L}’'-]*/gu) ?? []).map(fold)
    : segment(text, lang);

/** Whether a sentence has another deed than merely that something took place or was said. */
export function tellsOther(one: RankedPassage): boolean {
  const { happens, tellings } = lexicons[one.lang].asking;
  return plainWords(one).some(
    (word) =>
      (isKnownDeed(word, one.lang) || isPastVerb(word, one.lang)) &&
      !tellings.has(word) &&
      !happens.test(word),
  );
}

/**
 * Whether a sentence, or the one that it continues, has a deed, or where there is none at least
 * half of the common words. Words of the headline count for a sentence that has no other deed.
 */
export function tellsAsked(
  one: RankedPassage,
  { common, deeds }: ReturnType<typeof askedOf>,
  { event, found }: RankedEvent,
  lang: Language,
): boolean {
  const near = leans(one.text, one.lang) ? [one.text, one.before] : [one.text];
  const names = found.filter(({ naming }) => naming);
  if (deeds.length === 0) return common.filter(isIn(near, lang)).length * 2 >= common.length;
  const titles = event.title.map(({ text }) => text);
  // Under a headline on several subjects, the deed may belong to another one.
  const isOfNone = titles.some((title) => isRoundUp({ text: title })) && names.length > 0;
  if (isOfNone && !names.some(isIn(near, lang))) return false;
  if (deeds.some(isIn(near, lang))) return true;
  return deeds.some(isIn(titles, lang)) && !tellsOther(one);
}

/** How many separate things a question names: Ana Reyes is one, Reyes and Kotor are two. */
function namedApart({ text, lang }: Question, terms: readonly WeightedTerm[]): number {
  const places = terms.flatMap((term) => placesOf(text, [term], lang).slice(0, 1));
  return places
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at) => start > (places[at - 1]?.end ?? -Infinity) + 1).length;
}

/**
 * Whether a report has only names of a question, though the rest could be compared, or lacks a word
 * that neither any news nor any dictionary has: 薰衣草.
 */
function hasNameAlone({ absent, found, isForeign }: RankedEvent, { lang, terms }: Question) {
  const { honorifics } = lexicons[lang].names;
  const isCommon = ({ naming, token }: WeightedTerm) => !naming && !honorifics.has(token);
  const lost = isForeign ? [] : wholeWords(absent, terms).filter(isCommon);
  const isUnheardOf = ({ weight, isTold }: WeightedTerm) => weight < 1 && isTold === false;
  return lost.some(isUnheardOf) || (lost.length > 0 && !found.some(isCommon));
}

/**
 * Whether a report lacks the deed whose time is asked for. Across languages, what cannot be
 * compared counts as absent. Where the question names more than one thing, a sentence with all else
 * that is asked says the deed in other words.
 */
function lacksDated(
  ranked: RankedEvent,
  question: Question,
  dated: readonly RankedPassage[],
): boolean {
  const { absent, found, isForeign } = ranked;
  const { lang } = question;
  const stands = standsAsDeed(question, found);
  const isDeed = (term: WeightedTerm) =>
    !term.naming &&
    term.weight >= 1 &&
    (stands(term) || (!isForeign && term.others.length === 0 && isPastVerb(term.token, lang)));
  if (!absent.some(isDeed) && !hasNameAlone(ranked, question)) return false;
  const hasAll = (one: RankedPassage) => found.every(isIn([one.text], lang));
  return namedApart(question, found) < 2 || !dated.some(hasAll);
}

const years = /(?<![\d.,])(?:19|20)\d\d(?!\d|[.,]\d)/gu;

/**
 * A sentence without the days on which something was said and, in questions about the future,
 * without past years.
 */
function withoutOthers({ text, lang }: RankedPassage, { event }: RankedEvent, question: Question) {
  const bare = withoutToldDays(inOneScript(text), lang, question.text);
  if (!asksOfFuture(question.text, question.lang)) return bare;
  const own = new Date(event.release_time).getUTCFullYear();
  return bare.replace(years, (year) => (Number(year) < own ? ' ' : year));
}

/**
 * Whether a question asks when somebody took office, and none of the sentences with a day says
 * that.
 */
function lacksOffice({ text, lang }: Question, dated: readonly RankedPassage[]): boolean {
  if (!lexicons[lang].asking.office.asks.test(text)) return false;
  return !dated.some((one) => lexicons[one.lang].asking.office.tells.test(inOneScript(one.text)));
}

/** Whether no passage with a day has the day of what is asked about. */
export function lacksTime(ranked: RankedEvent, question: Question): boolean {
  if (!asks('day', question.text)) return false;
  const dated = ranked.passages.filter(
    (one) => bearsOn(one) && tellsOf('time', one.text, one.lang),
  );
  if (lacksDated(ranked, question, dated) || lacksOffice(question, dated)) return true;
  if (dated.length === 0) return false;
  const asked = askedOf(ranked, question);
  return !dated.some(
    (one) =>
      tellsAsked(one, asked, ranked, question.lang) &&
      tellsOf('time', withoutOthers(one, ranked, question), one.lang),
  );
}
