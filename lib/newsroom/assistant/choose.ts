// Which passages become the answer, and whether there is one. Protects: irrelevant passages are not
// shown as an answer, near ones are marked as near, and an event that lacks a name of the question
// counts as another story.
import {
  inOrder,
  noChoice,
  withGiven,
  withSentence,
  type Choice,
  type Chosen,
} from '../answerable/choice';
import { nearnessIn } from '../answerable/asked-dates';
import { hasCommonAlone, lacksAsked, lacksNameEnd, wholeWords } from '../answerable/asked-thing';
import { givesAsked, lacksKind } from '../answerable/asked-kind';
import { hasAskedNoun } from '../answerable/asked-noun';
import { isBarelyShared, sharesNameOnly } from '../answerable/barely-shared';
import { isFrame, isNumber } from '../answerable/frames';
import { lacksPlace } from '../answerable/asked-place';
import { lacksPeriod } from '../answerable/asked-period';
import { lacksWords } from '../answerable/asked-words';
import { givingValue } from '../answerable/current-value';
import { isPriceWord, lacksDeed, tellsPrice } from '../answerable/deed';
import { headlineBlock } from '../answerable/headlines';
import { goesOnWith } from '../answerable/left-behind';
import { mostWorth } from '../answerable/most-worth';
import { inOneItem } from '../answerable/one-item';
import { isOfNowhere } from '../answerable/of-nowhere';
import type { Question, Term, WeightedTerm } from '../answerable/question';
import { isUnknownPair, type RankedEvent, type RankedPassage } from '../answerable/rank';
import { wholeFirst } from '../answerable/whole-names';
import { answers, tellsOf } from '../language/questions/aspects';
import { asks, countedIn } from '../language/questions/asking';
import { segment } from '../language/segment';
import type { Retrieval } from './retrieve';

/**
 * The share of the question's words that an event must have, and how well one passage must match.
 */
const leastCoverage = 0.62;
const leastFit = 0.25;
/** From this share on, an event is close. */
const closeCoverage = 0.5;
const closeFit = 0.2;
/** The least share of a question that must be comparable across languages. */
const leastCompared = 0.55;
/**
 * This share of a question must be in one sentence of another language: words scattered over an
 * article meet there by chance.
 */
const leastOfSentenceAbroad = 0.6;
/** This many ordinary words match an event of another language without a name. */
const wordsOfBridge = 3;
/** The fit of a sentence that has all words of a question in another language. */
const fitOfAll = 0.8;
/** A further event or passage must be at least this good relative to the best one. */
const nearlyAsGood = 0.8;
const passageNearlyAsGood = 0.62;
const eventsMost = 3;
const passagesOfEvent = 4;
const passagesMost = 6;
/** A list of news on a subject has more events with fewer passages each. */
const listed = {
  nearlyAsGood: 0.55,
  passageNearlyAsGood: 0.4,
  events: 6,
  ofEvent: 2,
  passages: 10,
};

/**
 * Whether a report in the question's own language lacks its most distinctive word: it is on the
 * subject, but does not say what is asked.
 */
function lacksMost({ found, absent, isForeign }: RankedEvent, { terms }: Question): boolean {
  if (isForeign) return false;
  const [lost, kept] = [mostWorth(wholeWords(absent, terms)), mostWorth(found)];
  return lost !== undefined && kept !== undefined && lost.worth >= kept.worth;
}

/** Whether a part of what is counted is missing: base stations are not stations. */
function lacksCounted({ absent }: RankedEvent, { text, lang, terms }: Question): boolean {
  const words = new Set(segment(countedIn(text, lang) ?? '', lang));
  const counted = terms.filter(({ token }) => words.has(token));
  return counted.length > 1 && absent.some(({ token }) => words.has(token));
}

/**
 * The share of a question that a report has; a price counts as present where something is sold for
 * a sum.
 */
function coverageOf(ranked: RankedEvent, question: Question): number {
  const { coverage, found, absent } = ranked;
  const priced = tellsPrice(ranked, question) ? absent.filter(isPriceWord) : [];
  const worthOf = (terms: readonly WeightedTerm[]) =>
    terms.reduce((sum, { worth }) => sum + worth, 0);
  const all = worthOf([...found, ...absent]);
  return all === 0 ? coverage : coverage + worthOf(priced) / all;
}

/**
 * Whether a report lacks the only name-like word of a question in a script without capitals: any
 * takeover is not close to one of 徕卡.
 */
function lacksOnlyName({ found, absent, isForeign }: RankedEvent, { lang }: Question): boolean {
  const isPair = isUnknownPair(lang);
  return (
    !isForeign &&
    absent.some((term) => term.isRare === true && isPair(term)) &&
    !found.some((term) => term.naming || term.isRare === true)
  );
}

type Grade = 'quoted' | 'closest' | undefined;

/**
 * Whether an event of another language matches. One ordinary word alone matches anything, and one
 * name alone proves little; two words do where one sentence has everything that is asked. A
 * question for all news on something needs only its own words.
 */
function isBridged(
  { found, passages }: RankedEvent,
  terms: readonly Term[],
  wantsList: boolean,
): boolean {
  if (wantsList && found.length === terms.length) return true;
  // The other words of the question must be there, where they can be compared.
  const comparable = terms.filter((term) => !isFrame(term) && term.others.length > 0);
  if (found.every(isFrame) && comparable.length > 0) return false;
  // ‘The first summit’ may be any first one.
  const isNamed = found.some(
    (term) => (term.naming && !isNumber(term)) || term.spelled !== undefined,
  );
  const isAll = terms.length > 1 && found.length === terms.length;
  const isInOne = isAll && passages.some(({ own, fit }) => own > 0 && fit >= fitOfAll);
  return isNamed || isInOne || found.length >= wordsOfBridge;
}

function gradeOf(ranked: RankedEvent, question: Question, now?: number): Grade {
  const { text, terms, wantsList, isOwnMatter } = question;
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
  if (!wantsList && lacksOnlyName(ranked, question)) return undefined;
  if (!wantsList && sharesNameOnly(ranked, question.lang)) return undefined;
  if (isForeign && !isBridged(ranked, terms, wantsList)) return undefined;
  // A year or country alone fits many events.
  if (found.length < termCount && found.every(({ token }) => /^\d+$/.test(token))) return undefined;
  const isLacking = absent.some(({ weight }) => weight >= 1);
  if (!wantsList && isLacking && tellsNothing(found)) return undefined;
  const best = Math.max(0, ...passages.map(({ own, fit }) => (own > 0 ? fit : 0)));
  const most = Math.max(0, ...passages.map(({ own }) => own));
  const isTold =
    !isForeign || ((found.length > 1 || termCount === 1) && most >= leastOfSentenceAbroad);
  // A question for a number, a time or a reason that no passage gives.
  const tells = givesAsked(ranked, question);
  const isGiven = !tells || passages.some(tells);
  const isOutright =
    wantsList ||
    (isGiven &&
      !lacksMost(ranked, question) &&
      !lacksAsked(ranked, question) &&
      !lacksNameEnd(ranked, question) &&
      !hasCommonAlone(ranked, question) &&
      !lacksKind(ranked, question) &&
      !lacksPeriod(ranked, question, now) &&
      !lacksPlace(ranked, question) &&
      !lacksWords(ranked, question) &&
      !lacksCounted(ranked, question) &&
      !lacksDeed(ranked, question));
  const isWhole =
    coverageOf(ranked, question) >= leastCoverage && best >= leastFit && compared >= leastCompared;
  // In the event's own language, a word that is nowhere is not reported by anyone.
  const isReported = !isLate && !isOwnMatter && (isForeign || !lacksWord);
  if (isWhole && isTold && isReported && isOutright) return 'quoted';
  if (isForeign && compared === 0) return undefined;
  const isClose = coverage >= closeCoverage && best >= closeFit;
  if (isClose && (wantsList || !isBarelyShared(ranked, question))) return 'closest';
  // The headline has the name, and a sentence the figure: it may answer in other words.
  const isFigure = ({ own, text }: RankedPassage) => own > 0 && /\d/.test(text);
  // Reports have figures of anything for a country.
  const isOwn = isNamed && found.some((term) => term.naming && !isFrame(term));
  return isOwn && asks('amount', text) && passages.some(isFigure) ? 'closest' : undefined;
}

/**
 * Whether a report is far behind the best one, has no word of the question that the best one lacks,
 * and either lacks one that the best one has or, for a question why, is in another language: nearly
 * every report gives a reason for something, which need not be a reason for what the best one
 * reports.
 */
function isFarBehind(one: RankedEvent, best: RankedEvent | undefined, { text }: Question): boolean {
  if (!best || one.score >= nearlyAsGood * best.score) return false;
  if (one.found.some((term) => best.absent.includes(term))) return false;
  const isAbroad = one.isForeign && !best.isForeign && asks('reason', text);
  return isAbroad || best.found.some((term) => one.absent.includes(term));
}

/** The share of the question that a headline must have to count as explaining it. */
const leastExplained = 0.8;

/**
 * For a question why, the reports whose headlines offer an explanation, if there are any: other
 * reports mention the subject in passing, such as thefts while the price of gold rises.
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

/**
 * Whether the question is a single common word: many reports have it, and no particular one is
 * meant.
 */
function isAnyOf({ found }: RankedEvent, { text, terms, wantsList, asksValue }: Question): boolean {
  const [one] = found;
  if (wantsList || asksValue || terms.length !== 1 || !one || one.naming || one.isRare)
    return false;
  return !asks('whatIs', text);
}

/**
 * Reports of another time than the asked one are close at most, and are left out of lists. A day in
 * a pasted headline is when that report says something happens, not a time that is asked for.
 */
function gradeThen(ranked: RankedEvent, question: Question, now?: number): Grade {
  if (ranked.isHeadline) return gradeOf(ranked, question, now);
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

/** The answering passages, by event; the closest ones where none answers. */
export function choosePassages({ events, now, within }: Retrieval, question: Question): Choice {
  const { terms, wantsList, asksValue } = question;
  if (terms.length === 0) return noChoice;
  const most = wantsList
    ? listed
    : {
        ...{ nearlyAsGood, passageNearlyAsGood, events: eventsMost },
        ...{ ofEvent: passagesOfEvent, passages: passagesMost },
      };
  // A reader who pastes a headline asks for that report, not for similar ones.
  const pasted = events.filter(({ isHeadline }) => isHeadline);
  const others = asksValue ? givingValue(events) : events;
  const considered = pasted.length > 0 ? pasted : others;
  const graded = considered
    .map((ranked) => (wantsList ? ranked : inOneItem(ranked, question.lang)))
    .map((ranked) => ({ ranked, grade: gradeThen(ranked, question, now) }))
    // Within a topic, a single word is specific enough.
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
  // Among close events, those with the whole name go before those with one word of it.
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

/**
 * Countries, years and ordinals, which many reports have in common, do not show what is asked
 * about.
 */
const tellsNothing = (found: readonly WeightedTerm[]) => found.every(isFrame);

/** Articles that a reader may want to open, whether or not they answer the question. */
export function relatedEvents({ events, context, told }: Retrieval): RankedEvent['event'][] {
  if (told) return told.slice(0, eventsMost);
  return events
    .filter(({ event, coverage }) => event !== context && coverage >= 0.5)
    .filter(({ found, absent }) => absent.length === 0 || !tellsNothing(found))
    .slice(0, eventsMost)
    .map(({ event }) => event);
}
