// What was chosen as the answer to a question, and how surely it is one.
import { leans } from '../evidence/quotable';
import { answers } from '../language/questions/aspects';
import { asks } from '../language/questions/asking';
import { callsByAge } from '../language/questions/measures';
import { headlineBlock } from './headlines';
import type { RankedEvent, RankedPassage } from './rank';

/** Of one event, to be shown in the order of its article. */
export type Chosen = { event: RankedEvent['event']; passages: RankedPassage[] };

/** `closest` is near and does not answer outright. */
export type Choice = { outcome: 'quoted' | 'closest' | 'none'; chosen: Chosen[] };

export const noChoice: Choice = { outcome: 'none', chosen: [] };

/** As they stand in the article. */
export const inOrder = (a: RankedPassage, b: RankedPassage) =>
  a.block - b.block || a.place - b.place;

/** Headlines of an event that stand in an answer: more of them say the same again. */
const headlinesMost = 2;
/** A sentence that has this little to do with the question says nothing beside its headline. */
const besideHeadline = 0.15;
/** Under a round-up the headline bears out none: a sentence must have so much of the question itself. */
const ownBesideRoundUp = 0.15;

/** What parts the subjects of a headline that tells of several; commas do only where there are many. */
const betweenSubjects = /[;；丨|｜]/u;
const commas = /[,，、]/u;
const subjectsLeast = { parted: 2, listed: 3 };

/** Whether a headline tells of several matters: a sentence under it may be on any of them. */
export function isRoundUp({ text }: Pick<RankedPassage, 'text'>): boolean {
  const parts = (by: RegExp) => text.split(by).filter((part) => part.trim() !== '').length;
  return parts(betweenSubjects) >= subjectsLeast.parted || parts(commas) >= subjectsLeast.listed;
}

/**
 * Of the passages of an event, best first, those that answer: a headline says who did what, and why,
 * where or how much stands in a sentence, so that no headline stands alone or in place of one.
 * @param good what is good enough, of `all`
 * @param tells whether a sentence says what is asked for, a reason for instance: such come first
 */
export function withSentence(
  good: readonly RankedPassage[],
  all: readonly RankedPassage[],
  most: number,
  tells?: (one: RankedPassage) => boolean,
): RankedPassage[] {
  const isHeadline = ({ block }: RankedPassage) => block === headlineBlock;
  const headlines = new Set(good.filter(isHeadline).slice(0, headlinesMost));
  const kept = good.filter((one) => !isHeadline(one) || headlines.has(one)).slice(0, most);
  if (most < 2 || kept.length === 0 || !kept.every(isHeadline)) return kept;
  // Of the same report: another one of the event may tell of something else.
  const reports = new Set(kept.flatMap(({ citations }) => citations));
  const least = kept.some(isRoundUp) ? ownBesideRoundUp : 0;
  const beside = all.filter(
    (one) =>
      !isHeadline(one) &&
      one.fit >= besideHeadline &&
      one.own >= least &&
      one.citations.some((order) => reports.has(order)),
  );
  const sentence = beside.find(tells ?? (() => true)) ?? beside[0];
  return sentence ? [...kept.slice(0, most - 1), sentence] : kept;
}

/** Whether a passage has something of the question, or goes on about what stands before it. */
export const bearsOn = ({ own, fit, text, lang }: RankedPassage): boolean =>
  own > 0 || (fit >= besideHeadline && (leans(text, lang) || callsByAge(text, lang)));

/**
 * Whether a passage gives what a question asks for: a number or a day in words of its own, a reason
 * for what stands around it; undefined where any passage may.
 */
export function gives(question: string): ((one: RankedPassage) => boolean) | undefined {
  const tells = answers(question);
  if (!tells) return undefined;
  const isReason = asks('reason', question);
  return (one) => (isReason ? one.fit >= besideHeadline : bearsOn(one)) && tells(one);
}

/**
 * What is shown of an event, with a sentence that gives what is asked for where one does: a day, a place,
 * a number, a reason.
 * @param tells whether a passage gives it; undefined where any does
 */
export function withGiven(
  shown: readonly RankedPassage[],
  all: readonly RankedPassage[],
  most: number,
  tells: ((one: RankedPassage) => boolean) | undefined,
): RankedPassage[] {
  if (!tells || shown.length === 0 || shown.some(tells)) return [...shown];
  const given = all.find((one) => one.block !== headlineBlock && tells(one));
  return given ? [...shown.slice(0, most - 1), given] : [...shown];
}
