// What was chosen as the answer to a question, and with which certainty.
import { leans } from '../evidence/quotable';
import { answers } from '../language/questions/aspects';
import { asks } from '../language/questions/asking';
import { callsByAge } from '../language/questions/measures';
import { headlineBlock } from './headlines';
import type { RankedEvent, RankedPassage } from './rank';

/** Passages of one event, shown in the order of its article. */
export type Chosen = { event: RankedEvent['event']; passages: RankedPassage[] };

/** `closest` is near but no direct answer. */
export type Choice = { outcome: 'quoted' | 'closest' | 'none'; chosen: Chosen[] };

export const noChoice: Choice = { outcome: 'none', chosen: [] };

/** Sorts in the order of the article. */
export const inOrder = (a: RankedPassage, b: RankedPassage) =>
  a.block - b.block || a.place - b.place;

/** Most headlines of an event in an answer: more would repeat the same. */
const headlinesMost = 2;
/** A sentence below this fit adds nothing beside its headline. */
const besideHeadline = 0.15;
/**
 * The headline of a round-up supports no sentence: it must match this much of the question itself.
 */
const ownBesideRoundUp = 0.15;

/** Separators between the subjects of a headline; commas count only where there are several. */
const betweenSubjects = /[;；丨|｜]/u;
const commas = /[,，、]/u;
const subjectsLeast = { parted: 2, listed: 3 };

/** Whether a headline covers several subjects: a sentence under it may be about any of them. */
export function isRoundUp({ text }: Pick<RankedPassage, 'text'>): boolean {
  const parts = (by: RegExp) => text.split(by).filter((part) => part.trim() !== '').length;
  return parts(betweenSubjects) >= subjectsLeast.parted || parts(commas) >= subjectsLeast.listed;
}

/**
 * The passages of an event that answer, best first. A headline says who did what; why, where or how
 * much is in a sentence, so that no headline is shown alone.
 * @param good the passages of `all` that are good enough
 * @param tells whether a sentence says what is asked for, such as a reason: it is preferred
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
  // From the same report: another one of the event may be about something else.
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

/** Whether a passage matches part of the question, or continues the text before it. */
export const bearsOn = ({ own, fit, text, lang }: RankedPassage): boolean =>
  own > 0 || (fit >= besideHeadline && (leans(text, lang) || callsByAge(text, lang)));

/**
 * Whether a passage gives what a question asks for: a number or a day in a passage that itself
 * bears on the question, a reason in one near it; undefined where any passage may.
 */
export function gives(question: string): ((one: RankedPassage) => boolean) | undefined {
  const tells = answers(question);
  if (!tells) return undefined;
  const isReason = asks('reason', question);
  return (one) => (isReason ? one.fit >= besideHeadline : bearsOn(one)) && tells(one);
}

/**
 * Adds to the shown passages of an event one that gives what is asked for (a day, a place, a
 * number, a reason) where they lack it.
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
