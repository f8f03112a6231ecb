// What two events of different languages have in common, as numbers for the fitted weights.
import { hourMs } from '@/lib/model/time';
import type { Pair, SharedThing } from './shared-things';
import type { Telling } from './telling';

export const crossFeatureNames = [
  'one',
  'all',
  'rarest',
  'second',
  'otherNames',
  'meanings',
  'numbers',
  'namesInHeadlines',
  'meaningsInHeadlines',
  'coveredLess',
  'coveredMore',
  'rivalNearer',
  'rivalFarther',
  'days',
] as const;
export type CrossFeature = (typeof crossFeatureNames)[number];

/** Logarithms of rarity rarely exceed this. */
const scale = 6;
/** Each further shared thing counts less. */
const fading = 0.85;

const isMeaning = ({ thing }: SharedThing) => thing.startsWith('~');
const isNumber = ({ thing }: SharedThing) => thing.startsWith('#');
const isName = (one: SharedThing) => !isMeaning(one) && !isNumber(one);

/** A name that is in no table: few reports but those of the happening name it. */
const isUnlisted = ({ thing }: SharedThing) => /^[\p{L}\p{N}]/u.test(thing);

/** Meanings worth less say nothing: every second report mentions a government or a company. */
const leastMeaning = 0.9;

/**
 * Evidence of one deed rather than only of the same people: verbs in a headline, numbers, and names
 * that only its reports have.
 */
function deedOf(shared: readonly SharedThing[]): number {
  const meanings = shared.filter((one) => isMeaning(one) && one.inAny && one.worth >= leastMeaning);
  return Math.min(
    2,
    sumOf(meanings) / 2 + sumOf(shared.filter(isNumber)) / 3 + sumOf(shared.filter(isUnlisted)) / 8,
  );
}

/** Any two reports about the same people share names with as little evidence of a deed. */
const leastDeed = 0.6;

/**
 * Headlines that share one place or person, and texts with the same figures about it, are of one
 * subject: two reports of one happening share more than that in their headlines.
 */
const leastInHeadlines = 2;

const isToldAbove = (one: SharedThing) =>
  one.inAny && (!isMeaning(one) || one.worth >= leastMeaning);

/** Whether two events share more than the people they are about. */
export const sharesDeed = ({ shared }: Pair): boolean =>
  deedOf(shared) >= leastDeed && shared.filter(isToldAbove).length >= leastInHeadlines;

const sumOf = (shared: readonly SharedThing[]) => shared.reduce((sum, { worth }) => sum + worth, 0);

const total = ({ shared }: Pair) =>
  shared.reduce((sum, { worth }, at) => sum + worth * fading ** at, 0);

/** The share of a headline's language-independent things that the other event has as well. */
function covered({ things }: Telling, shared: ReadonlySet<string>): number {
  const known = Object.keys(things).filter(
    (thing) => /^[=#~]/.test(thing) && (things[thing] ?? 0) >= 0.7,
  );
  if (known.length === 0) return 0.5;
  return known.filter((thing) => shared.has(thing)).length / (known.length + 1);
}

/** One row for each pair; `pairs` are all of the two languages, since rival pairs count too. */
export function crossFeatures(pairs: readonly Pair[]): number[][] {
  const totals = pairs.map(total);
  const best = new Map<Telling, [number, number]>();
  pairs.forEach(({ a, b }, at) => {
    const own = totals[at] ?? 0;
    for (const side of [a, b]) {
      const [first, second] = best.get(side) ?? [0, 0];
      best.set(side, own > first ? [own, first] : [first, Math.max(second, own)]);
    }
  });
  return pairs.map(({ a, b, shared }, at) => {
    const own = totals[at] ?? 0;
    /** The total of the event's best other partner, relative to this one's. */
    const rival = (side: Telling) => {
      const [first, second] = best.get(side) ?? [0, 0];
      return Math.min(2, (first === own ? second : first) / (own || 1));
    };
    const names = shared.filter(isName);
    const both = new Set(shared.map(({ thing }) => thing));
    const sides = [covered(a, both), covered(b, both)];
    const rivals = [rival(a), rival(b)];
    const inHeadlines = shared.filter((one) => one.inHeadlines);
    const days = Math.max(0, a.from - b.until, b.from - a.until) / (24 * hourMs);
    return [
      1,
      own / 10,
      (names[0]?.worth ?? 0) / scale,
      (names[1]?.worth ?? 0) / scale,
      sumOf(names.slice(2)) / scale,
      sumOf(shared.filter(isMeaning)) / 4,
      sumOf(shared.filter(isNumber)) / 4,
      Math.min(2, sumOf(inHeadlines.filter(isName)) / scale),
      Math.min(2, sumOf(inHeadlines.filter(isMeaning)) / 2),
      Math.min(...sides),
      Math.max(...sides),
      Math.max(...rivals),
      Math.min(...rivals),
      days,
    ];
  });
}
