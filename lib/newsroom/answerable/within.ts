// What one article answers to a question, determined from the article alone. Protects: a question
// asked in an article stays in it, and each question that the product offers there has an answer,
// since offering and answering both use this file.
import { distinctSources } from '@/lib/model/feed/sources';
import { answers, tellsOf } from '../language/questions/aspects';
import { asksSum, givesMeasure } from '../language/questions/measures';
import { createAlike } from '../language/word-forms';
import type { Passage } from '../evidence/passages';
import type { StoredEvent } from '../types';
import { inOrder, noChoice, withGiven, withSentence, type Choice } from './choice';
import { givesAsked, lacksKind } from './asked-kind';
import { hasAskedNoun } from './asked-noun';
import { lacksPeriod } from './asked-period';
import { lacksDeed } from './deed';
import { headlineBlock } from './headlines';
import { goesOnWith } from './left-behind';
import { quotablePassages } from './quotable-passages';
import type { Question, WeightedTerm } from './question';
import { rankEvent, type RankedEvent, type RankedPassage } from './rank';

/** The reader has said which article is meant, so that less is enough than in all news. */
const leastCoverage = 0.5;
const leastFit = 0.18;
const nearlyAsGood = 0.62;
const passagesMost = 4;

/** Ranks the passages of an event by how well they answer, regardless of other events. */
export function rankWithin(
  event: StoredEvent,
  question: Question,
  passages: readonly Passage[] = quotablePassages(event, question.lang),
): RankedEvent {
  // How rare a word is elsewhere does not matter here.
  const terms = question.terms.map((term): WeightedTerm => ({ ...term, worth: term.weight }));
  return rankEvent(event, passages, question, { terms, alike: createAlike(question.lang) });
}

/** One passage of each source, so that every source is represented. */
function ofEachSource(passages: readonly RankedPassage[]): RankedPassage[] {
  const heard = new Set<number>();
  return passages.filter(({ citations }) => {
    const isNew = citations.some((order) => !heard.has(order));
    for (const order of citations) heard.add(order);
    return isNew;
  });
}

/** How many publishers support the passages: two reports of one newspaper count once. */
function publishersOf(passages: readonly RankedPassage[], { references }: StoredEvent): number {
  const cited = new Set(passages.flatMap(({ citations }) => citations));
  return distinctSources(references.filter(({ order = 0 }) => cited.has(order))).length;
}

/**
 * What a sentence must say to answer a question without names: ‘how old is he?’ does not ask for
 * the main points.
 */
export const askedOfAny = ({ aspect, text }: Question) =>
  aspect === undefined ? answers(text) : undefined;

/** Whether a question without terms asks for the main points of an article. */
export const asksForMain = (question: Question): boolean =>
  question.aspect === 'main' || (question.aspect === undefined && !askedOfAny(question));

function tellingOf(
  question: Question,
  passages: RankedPassage[],
  event: StoredEvent,
): RankedPassage[] {
  const { aspect } = question;
  const gives = askedOfAny(question);
  if (gives) return passages.filter(gives);
  if (aspect === undefined || aspect === 'main') return passages;
  if (aspect === 'sources') {
    const each = ofEachSource(passages);
    return publishersOf(each, event) > 1 ? each : [];
  }
  // A headline is what the reader asks about.
  return passages.filter(
    ({ text, lang, block }) => block !== headlineBlock && tellsOf(aspect, text, lang),
  );
}

/**
 * The passages with a sum of money, for a question for one without names: reports seldom say ‘cost’
 * or ‘pay’ of it. None where there are many: any of them may be meant.
 */
function sumsIn({ passages }: RankedEvent, { text, terms }: Question): RankedPassage[] {
  if (!asksSum(text) || terms.some(({ naming }) => naming)) return [];
  const sums = passages.filter((one) => givesMeasure(text)?.(one) === true);
  return sums.length > passagesMost ? [] : sums;
}

/**
 * The passages of an event that answer; `closest` where its language cannot be compared.
 * @param now when the question is asked, in milliseconds; in an open article, the article's own
 * time, which its readers count from
 */
export function answerWithin(
  event: StoredEvent,
  question: Question,
  ranked: RankedEvent = rankWithin(event, question),
  now?: number,
): Choice {
  const { passages, coverage, missing, compared, isForeign } = ranked;
  const choice = (outcome: 'quoted' | 'closest', list: readonly RankedPassage[]): Choice =>
    list.length === 0
      ? noChoice
      : { outcome, chosen: [{ event, passages: [...list].slice(0, passagesMost).sort(inOrder) }] };
  if (question.terms.length === 0) {
    return choice('quoted', tellingOf(question, [...passages].sort(inOrder), event));
  }
  if (isForeign && compared < leastCoverage && missing.length === 0) {
    return choice('closest', [...passages].sort(inOrder));
  }
  const first = passages.find(({ own }) => own > 0);
  if (!first || missing.length > 0 || coverage < leastCoverage || first.fit < leastFit) {
    return choice('closest', missing.length > 0 ? [] : sumsIn(ranked, question));
  }
  const bar = nearlyAsGood * first.score;
  const good = passages.filter(({ fit, score }) => fit > 0 && score >= bar);
  const { text } = question;
  const tells = givesAsked(ranked, question);
  const sentences = withSentence(good, passages, passagesMost, answers(text));
  const named = withGiven(sentences, passages, passagesMost, hasAskedNoun(ranked, question));
  const given = withGiven(named, passages, passagesMost, tells);
  const shown = withGiven(given, passages, passagesMost, goesOnWith(question));
  // Without a passage that gives the number, time or reason asked for, they are only close.
  const isGiven =
    (!tells || shown.some(tells)) &&
    !lacksKind(ranked, question) &&
    !lacksDeed(ranked, question) &&
    !lacksPeriod(ranked, question, now);
  return choice(isGiven ? 'quoted' : 'closest', shown);
}
