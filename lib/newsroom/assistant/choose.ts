// Which passages become the answer, and whether there is one at all. Protects honesty: what does not
// bear on the question is not shown as if it did, what is only near is called so, and an event that
// lacks what the question names is another story.
import type { Language } from '@/lib/model/text/languages';
import {
  inOrder,
  noChoice,
  withGiven,
  withSentence,
  type Choice,
  type Chosen,
} from '../answerable/choice';
import { nearnessIn } from '../answerable/asked-dates';
import { lacksAsked, wholeWords } from '../answerable/asked-thing';
import { givesAsked, lacksKind } from '../answerable/asked-kind';
import { hasAskedNoun } from '../answerable/asked-noun';
import { lacksPlace } from '../answerable/asked-place';
import { lacksPeriod } from '../answerable/asked-period';
import { lacksWords } from '../answerable/asked-words';
import { givingValue } from '../answerable/current-value';
import { isPriceWord, lacksDeed, tellsPrice } from '../answerable/deed';
import { headlineBlock } from '../answerable/headlines';
import { goesOnWith } from '../answerable/left-behind';
import { isOfNowhere } from '../answerable/of-nowhere';
import type { Question, Term, WeightedTerm } from '../answerable/question';
import type { RankedEvent, RankedPassage } from '../answerable/rank';
import { wholeFirst } from '../answerable/whole-names';
import { lexicons } from '../language/lexicons';
import { placeWords } from '../language/meanings/rows';
import { answers, tellsOf } from '../language/questions/aspects';
import { asks, countedIn } from '../language/questions/asking';
import { segment } from '../language/segment';
import type { Retrieval } from './retrieve';

/** The share of the question's words that an event must have, and how well one passage must fit. */
const leastCoverage = 0.62;
const leastFit = 0.25;
/** From here on it is near. */
const closeCoverage = 0.5;
const closeFit = 0.2;
/** What cannot be compared across languages may be no more than this of a question. */
const leastCompared = 0.55;
/** So much of a question stands in one sentence of another language: apart, words meet there by chance. */
const leastOfSentenceAbroad = 0.6;
/** So many ordinary words lead to an event of another language without a name. */
const wordsOfBridge = 3;
/** So well a sentence fits that has all words of a question in another language. */
const fitOfAll = 0.8;
/** A further event, a further passage, must be about as good as the best one. */
const nearlyAsGood = 0.8;
const passageNearlyAsGood = 0.62;
const eventsMost = 3;
const passagesOfEvent = 4;
const passagesMost = 6;
/** Where news on a subject is asked for, more events say less each. */
const listed = {
  nearlyAsGood: 0.55,
  passageNearlyAsGood: 0.4,
  events: 6,
  ofEvent: 2,
  passages: 10,
};

/** A number, a year, one of a row: no name. */
const isNumber = ({ token, ordinal }: Term) => /^\d+$/.test(token) || ordinal !== undefined;

/** Much happens in a country and a year, and is the 15th: alone they tell no event from another. */
const isFrame = (term: Term) => isNumber(term) || placeWords.has(term.token);

/**
 * Whether an event has one name of a question and nothing of what is asked about it: rare words tell
 * one report on a name from another. Across languages a word may be there that cannot be compared,
 * but a name that many events have leads to none of them.
 */
function sharesNameOnly({ found, absent, isForeign }: RankedEvent, lang: Language): boolean {
  const { honorifics } = lexicons[lang].names;
  const isRest = ({ naming, token }: Term) => !naming && !honorifics.has(token);
  if (found.some(isRest)) return false;
  const names = found.filter((term) => term.naming && !isFrame(term));
  if (names.length > 1) return false;
  const rest = absent.filter(isRest);
  const isTelling = isForeign ? rest.length > 0 : rest.some(({ isRare }) => isRare);
  return isTelling && !(isForeign && names.some(({ isRare }) => isRare));
}

/** The most telling of some words; undefined where there are none. */
const mostWorth = (terms: readonly WeightedTerm[]) =>
  terms.reduce<WeightedTerm | undefined>(
    (a, b) => (a === undefined || b.worth > a.worth ? b : a),
    undefined,
  );

/**
 * Whether what tells most in a question is what its own language's report lacks: it is on what is
 * asked about, and does not say what is asked.
 */
function lacksMost({ found, absent, isForeign }: RankedEvent, { terms }: Question): boolean {
  if (isForeign) return false;
  const [lost, kept] = [mostWorth(wholeWords(absent, terms)), mostWorth(found)];
  return lost !== undefined && kept !== undefined && lost.worth >= kept.worth;
}

/** Whether a part of what is counted is not there: base stations are no stations. */
function lacksCounted({ absent }: RankedEvent, { text, lang, terms }: Question): boolean {
  const words = new Set(segment(countedIn(text, lang) ?? '', lang));
  const counted = terms.filter(({ token }) => words.has(token));
  return counted.length > 1 && absent.some(({ token }) => words.has(token));
}

/** How much of a question a report has: a price is there, too, where something is sold at a sum. */
function coverageOf(ranked: RankedEvent, question: Question): number {
  const { coverage, found, absent } = ranked;
  const priced = tellsPrice(ranked, question) ? absent.filter(isPriceWord) : [];
  const worthOf = (terms: readonly WeightedTerm[]) =>
    terms.reduce((sum, { worth }) => sum + worth, 0);
  const all = worthOf([...found, ...absent]);
  return all === 0 ? coverage : coverage + worthOf(priced) / all;
}

type Grade = 'quoted' | 'closest' | undefined;

/**
 * Across languages: an ordinary word alone leads to anything, and one name alone proves little; two
 * do where one sentence has all that is asked. Who asks for all news on a thing names it by that word.
 */
function isBridged(
  { found, passages }: RankedEvent,
  terms: readonly Term[],
  wantsList: boolean,
): boolean {
  if (wantsList && found.length === terms.length) return true;
  // What the question has besides must be there, if it can be.
  const comparable = terms.filter((term) => !isFrame(term) && term.others.length > 0);
  if (found.every(isFrame) && comparable.length > 0) return false;
  // The first summit is any first one.
  const isNamed = found.some(
    (term) => (term.naming && !isNumber(term)) || term.spelled !== undefined,
  );
  const isAll = terms.length > 1 && found.length === terms.length;
  const isInOne = isAll && passages.some(({ own, fit }) => own > 0 && fit >= fitOfAll);
  return isNamed || isInOne || found.length >= wordsOfBridge;
}

function gradeOf(ranked: RankedEvent, question: Question, now?: number): Grade {
  const { text, lang, terms, wantsList, isOwnMatter } = question;
  const termCount = terms.length;
  const {
    coverage,
    missing,
    found,
    absent,
    compared,
    isForeign,
    isLate,
    isNamed,
    lacksWord,
    passages,
  } = ranked;
  if (ranked.isHeadline) return 'quoted';
  if (missing.length > 0 || isOfNowhere(ranked, question)) return undefined;
  if (!wantsList && sharesNameOnly(ranked, lang)) return undefined;
  if (isForeign && !isBridged(ranked, terms, wantsList)) return undefined;
  // The year of one thing is the year of many, and its country is that of many.
  if (found.length < termCount && found.every(({ token }) => /^\d+$/.test(token))) return undefined;
  const isLacking = absent.some(({ weight }) => weight >= 1);
  if (!wantsList && isLacking && tellsNothing(found)) return undefined;
  const best = Math.max(0, ...passages.map(({ own, fit }) => (own > 0 ? fit : 0)));
  const most = Math.max(0, ...passages.map(({ own }) => own));
  const isTold =
    !isForeign || ((found.length > 1 || termCount === 1) && most >= leastOfSentenceAbroad);
  // A number, a time or a reason is asked for, and no passage gives one.
  const tells = givesAsked(ranked, question);
  const isGiven = !tells || passages.some(tells);
  const isOutright =
    wantsList ||
    (isGiven &&
      !lacksMost(ranked, question) &&
      !lacksAsked(ranked, question) &&
      !lacksKind(ranked, question) &&
      !lacksPeriod(ranked, question, now) &&
      !lacksPlace(ranked, question) &&
      !lacksWords(ranked, question) &&
      !lacksCounted(ranked, question) &&
      !lacksDeed(ranked, question));
  const isWhole =
    coverageOf(ranked, question) >= leastCoverage && best >= leastFit && compared >= leastCompared;
  // In its own language a word that is nowhere is what nobody reports.
  const isReported = !isLate && !isOwnMatter && (isForeign || !lacksWord);
  if (isWhole && isTold && isReported && isOutright) return 'quoted';
  if (isForeign && compared === 0) return undefined;
  if (coverage >= closeCoverage && best >= closeFit) return 'closest';
  // Its headline has the name, and a sentence with that name the figure: that in other words.
  const isFigure = ({ own, text }: RankedPassage) => own > 0 && /\d/.test(text);
  // Of a country alone there are figures of anything.
  const isOwn = isNamed && found.some((term) => term.naming && !isFrame(term));
  return isOwn && asks('amount', text) && passages.some(isFigure) ? 'closest' : undefined;
}

/**
 * Whether a report is far less near than the best one and has no word of the question that the best one
 * lacks, but lacks one that it has, or, of a reason, is in another language: nearly any report has a
 * sentence with a reason of something, which is none of what the best one tells.
 */
function isFarBehind(one: RankedEvent, best: RankedEvent | undefined, { text }: Question): boolean {
  if (!best || one.score >= nearlyAsGood * best.score) return false;
  if (one.found.some((term) => best.absent.includes(term))) return false;
  const isAbroad = one.isForeign && !best.isForeign && asks('reason', text);
  return isAbroad || best.found.some((term) => one.absent.includes(term));
}

/** A headline that explains what is asked has so much of the question. */
const leastExplained = 0.8;

/**
 * The reports whose headlines say that they explain what is asked for a reason of, where there are such: the
 * others tell of it by the way, of thefts while the price of gold rises.
 */
function explaining(events: readonly RankedEvent[], { text }: Question): readonly RankedEvent[] {
  if (!asks('reason', text)) return events;
  const explains = ({ block, own, text: headline, lang }: RankedPassage) =>
    block === headlineBlock &&
    own >= leastExplained &&
    (asks('reason', headline) || tellsOf('cause', headline, lang));
  const found = events.filter(({ passages }) => passages.some(explains));
  return found.length > 0 ? found : events;
}

/** Whether one word that much news has is all that is asked for: many reports have it, and none is meant. */
function isAnyOf({ found }: RankedEvent, { text, terms, wantsList, asksValue }: Question): boolean {
  const [one] = found;
  if (wantsList || asksValue || terms.length !== 1 || !one || one.naming || one.isRare)
    return false;
  return !asks('whatIs', text);
}

/** What is told of another time than the one that is asked for is near at most, and in a list out of place. */
function gradeThen(ranked: RankedEvent, question: Question, now?: number): Grade {
  const nearness = nearnessIn(ranked, question, now ?? ranked.event.release_time);
  const grade = nearness === 'away' ? undefined : gradeOf(ranked, question, now);
  if (nearness !== 'near' || grade === undefined) return grade;
  return question.wantsList ? undefined : 'closest';
}

function bestOf(ranked: RankedEvent, question: Question, most: number, bar: number): Chosen {
  const { event, passages } = ranked;
  const { text } = question;
  const good = passages.filter(({ score, fit }) => fit > 0 && score >= bar);
  const shown = withSentence(good, passages, most, answers(text));
  const tells = givesAsked(ranked, question);
  const named = withGiven(shown, passages, most, hasAskedNoun(ranked, question));
  const given = withGiven(named, passages, most, tells);
  return { event, passages: withGiven(given, passages, most, goesOnWith(question)).sort(inOrder) };
}

/** The passages that answer, event by event; those of the closest where none does. */
export function choosePassages({ events, now, within }: Retrieval, question: Question): Choice {
  const { terms, wantsList, asksValue } = question;
  if (terms.length === 0) return noChoice;
  const most = wantsList
    ? listed
    : {
        ...{ nearlyAsGood, passageNearlyAsGood, events: eventsMost },
        ...{ ofEvent: passagesOfEvent, passages: passagesMost },
      };
  // Who pastes a headline asks for that report, not for what others tell of the like.
  const pasted = events.filter(({ isHeadline }) => isHeadline);
  const others = asksValue ? givingValue(events) : events;
  const considered = pasted.length > 0 ? pasted : others;
  const graded = considered
    .map((ranked) => ({ ranked, grade: gradeThen(ranked, question, now) }))
    // In a topic the word is asked of that.
    .map((one) =>
      one.grade === 'quoted' && !within && isAnyOf(one.ranked, question)
        ? { ...one, grade: 'closest' as const }
        : one,
    );
  const near = graded.filter(({ grade }) => grade !== undefined).map(({ ranked }) => ranked);
  const outright = graded
    .filter(({ grade, ranked }) => grade === 'quoted' && !isFarBehind(ranked, near[0], question))
    .map(({ ranked }) => ranked);
  const outcome = outright.length > 0 ? 'quoted' : 'closest';
  const alike = explaining(outright.length > 0 ? outright : near, question);
  // What is near only by a word of a name comes after what has the name.
  const fitting = outcome === 'closest' ? wholeFirst(alike, question) : alike;
  const [first] = fitting;
  if (!first) return noChoice;
  const bar = most.passageNearlyAsGood * (first.passages[0]?.score ?? 0);
  const chosen: Chosen[] = [];
  let left = most.passages;
  for (const ranked of fitting.slice(0, most.events)) {
    if (ranked.score < most.nearlyAsGood * first.score || left === 0) break;
    const one = bestOf(ranked, question, Math.min(left, most.ofEvent), bar);
    if (one.passages.length === 0) continue;
    chosen.push(one);
    left -= one.passages.length;
  }
  return chosen.length > 0 ? { outcome, chosen } : noChoice;
}

/** What many reports have in common says nothing of what is asked: a number, a country. */
const tellsNothing = (found: readonly WeightedTerm[]) => found.every(isFrame);

/** Articles that a reader may want to open, whether or not they answer. */
export function relatedEvents({ events, context, told }: Retrieval): RankedEvent['event'][] {
  if (told) return told.slice(0, eventsMost);
  return events
    .filter(({ event, coverage }) => event !== context && coverage >= 0.5)
    .filter(({ found, absent }) => absent.length === 0 || !tellsNothing(found))
    .slice(0, eventsMost)
    .map(({ event }) => event);
}
