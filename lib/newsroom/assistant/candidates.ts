// Which events a question may be about, by full-text search: rarer words weigh more, and newer
// events rank before older ones of the same worth.
import { han } from '@/lib/model/text/scripts';
import { dayMs } from '@/lib/model/time';
import type { SearchStore, Store } from '../store/contract/store';
import { placeWords } from '../language/meanings/rows';
import type { Question, Term, WeightedTerm } from '../answerable/question';

/** An event, and how surely it has each term in any of its languages, 0 … 1. */
export type Candidate = { id: string; terms: ReadonlyMap<WeightedTerm, number> };

export type Candidates = { terms: WeightedTerm[]; candidates: Candidate[] };

/** The newest hits of one word that are considered. */
const hitsOfTerm = 120;
const hitsOfSeveral = 40;
/** Fewer words are pairs, which are searched anyway. */
const leastTogether = 3;
/** The words that are also searched in pairs, when one of them alone is common. */
const termsTogether = 5;
/**
 * How many of the rarest words are searched together, step by step until enough events have them;
 * first all of them.
 */
const rarestTogether = [Infinity, 6, 4, 3];
/** Events whose text is read. */
const eventsRead = 10;
/**
 * Further events that only lack a country: at home reports seldom name it, see `home-country.ts`.
 */
const eventsAtHome = 2;
/** A synonym, perhaps of another language, does not mean exactly the same. */
const otherCounts = 0.5;
/** An ordinary word that no event has may be a synonym of one that some have; a name is not. */
const unknownCounts = 0.7;
/** An unknown Chinese word is only searched by pairs of characters, each of which tells less. */
const unknownPieceCounts = 0.5;
/** A word is rare if at most this many events have it, or one in this many. */
const rare = { events: 3, oneOf: 200 };
/** In a question this short, every word is its subject. */
const shortQuestion = 2;
/** News loses half of what age can take from it in this time; old events keep the rest. */
const halfLifeMs = 7 * dayMs;
const ageMayTake = 0.25;

/** The share of a score that remains at an age; 1 for news of this moment. */
export function freshness(time: number, now: number): number {
  return 1 - ageMayTake * (1 - 2 ** (-Math.max(0, now - time) / halfLifeMs));
}

function unknownShare({ weight, naming }: Term, isShort: boolean): number {
  if (weight < 1) return unknownPieceCounts;
  return naming || isShort ? 1 : unknownCounts;
}

function worthOf(term: Term, hits: number, events: number, isShort: boolean): number {
  // As many hits as the limit mean "at least so many".
  const seen = hits < hitsOfTerm ? hits : Math.max(hits, events / 20);
  const unknown = hits === 0 ? unknownShare(term, isShort) : 1;
  return unknown * term.weight * Math.log(1 + events / (seen + 0.5 + events / 100));
}

const isSpaced = (word: string) => /[ -]/.test(word);
/** A word of which the index may have only parts. */
const longHan = new RegExp(`^${han}{3,}$`, 'u');
const isLong = (word: string) => isSpaced(word) || longHan.test(word);

/** All pairs of the first few terms in which one is common. */
function pairsWith<T>(list: readonly T[], common: ReadonlySet<T>): [T, T][] {
  const few = list.slice(0, termsTogether);
  return few.flatMap((one, at) =>
    few
      .slice(at + 1)
      .filter((other) => common.has(one) || common.has(other))
      .map((other): [T, T] => [one, other]),
  );
}

/** Whether an index word, or prefix, is all of a token. */
const isWholeOf = (token: string) => (form: string) =>
  form === token || (form.endsWith('*') && token.startsWith(form.slice(0, -1)));

/** Whether a name is searched by a prefix only: "franc*" for France also finds a franchise. */
const isBeginning = ({ token, naming, forms }: Term) =>
  naming && forms.some((form) => form.endsWith('*') && form.length <= token.length);

/** Whether any event has one of some index words. */
async function isFound(search: SearchStore, forms: readonly string[]): Promise<boolean> {
  if (forms.length === 0) return false;
  return (await search.words({ groups: [forms], limit: 1 })).length > 0;
}

type Hits = Awaited<ReturnType<SearchStore['words']>>;

type Score = { score: number; terms: Map<WeightedTerm, number> };

/** Collects which terms each event has, and what they are worth. */
function scoring(now: number, within?: ReadonlySet<string>) {
  const scores = new Map<string, Score>();
  const add = (hits: Hits, found: readonly WeightedTerm[], sure = 1) => {
    for (const { event_id, rank_time } of hits) {
      if (within && !within.has(event_id)) continue;
      const known = scores.get(event_id) ?? { score: 0, terms: new Map<WeightedTerm, number>() };
      for (const term of found) {
        if (known.terms.has(term)) continue;
        known.terms.set(term, sure);
        known.score += (sure || otherCounts) * term.worth * freshness(rank_time, now);
      }
      scores.set(event_id, known);
    }
  };
  return { scores, add };
}

/**
 * Whether the index has less of a term than the question: only the digits of an amount or ordinal,
 * a part of a name, or a name without its capitals. The text decides then.
 */
const isPart = (term: Term) =>
  isSpaced(term.token) ||
  term.amount !== undefined ||
  term.ordinal !== undefined ||
  term.capitals !== undefined ||
  isBeginning(term) ||
  !term.forms.some(isWholeOf(term.token));

/** As {@link isPart}, for a long word or a name in another language. */
const isPartOfOther = ({ spelled, others }: Term) =>
  spelled !== undefined || others.some(({ word }) => isLong(word));

/** The newest events that have a term or a synonym, and the term's worth among `total` events. */
async function lookUp(search: SearchStore, term: Term, total: number, isShort: boolean) {
  const hits = await search.words({ groups: [term.forms], limit: hitsOfTerm });
  const otherForms = [...term.otherForms, ...(term.spelled?.forms ?? [])];
  const others = await search.words({ groups: [otherForms], limit: hitsOfTerm });
  const isNowhere =
    hits.length === 0 && term.weight >= 1 && !(await isFound(search, term.ownOtherForms));
  const weighted: WeightedTerm = {
    ...term,
    worth: worthOf(term, hits.length || others.length, total, isShort),
    isNowhere,
    isRare: Math.max(hits.length, others.length) <= Math.max(rare.events, total / rare.oneOf),
    isTold: hits.length > 0,
  };
  return { weighted, hits, others };
}

/** How many of the names an event lacks: it will not answer the question, whatever else it has. */
function lackOf(
  weighted: readonly WeightedTerm[],
  common: ReadonlySet<WeightedTerm>,
  isNamed: (term: WeightedTerm) => boolean = () => true,
) {
  // Only the newest hits of a common name are known: another event may have it all the same.
  const naming = weighted.filter(
    (term) => term.naming && !common.has(term) && term.amount === undefined && isNamed(term),
  );
  return ({ terms }: Score) => naming.filter((term) => !terms.has(term)).length;
}

/**
 * The events that have most of a question's names, best first; none for a question without terms.
 * @param within the only events that are considered; all without it
 */
export async function findCandidates(
  { search, events }: Store,
  { terms, wantsList }: Question,
  now: number,
  within?: ReadonlySet<string>,
): Promise<Candidates> {
  const total = await events.count();
  const { scores, add } = scoring(now, within);
  const isShort = terms.length <= shortQuestion;
  const weighted: WeightedTerm[] = [];
  const common = new Set<WeightedTerm>();
  for (const term of terms) {
    const { weighted: known, hits, others } = await lookUp(search, term, total, isShort);
    weighted.push(known);
    if (hits.length === hitsOfTerm) common.add(known);
    // A reader who asks for all news on a name first gets what has it exactly.
    const isWhole = wantsList && isSpaced(term.token);
    add(hits, [known], isPart(term) && !isWhole ? 0 : 1);
    add(others, [known], isPartOfOther(term) ? 0 : otherCounts);
  }
  // The newest hits of a common word tell little, and are not those of the rare word beside it:
  // search for events that have both.
  const findable = weighted.filter(
    ({ forms, amount, ordinal }) =>
      forms.length > 0 && amount === undefined && ordinal === undefined,
  );
  const together = (some: readonly Term[]) =>
    search.words({ groups: some.map(({ forms }) => forms), limit: hitsOfSeveral, ranked: true });
  for (const two of pairsWith(findable, common)) add(await together(two), two);
  // A headline of common words is found by all of them together: each alone only finds newer
  // events.
  const rarest = findable.toSorted((a, b) => b.worth - a.worth);
  const tried = new Set<number>();
  let held = 0;
  for (const most of common.size > 0 ? rarestTogether : []) {
    const few = rarest.slice(0, most);
    if (held >= eventsRead || few.length < leastTogether || tried.has(few.length)) continue;
    tried.add(few.length);
    const hits = await together(few);
    add(hits, few);
    held += hits.length;
  }
  const bestBy = (lacks: (score: Score) => number, most: number) =>
    [...scores].sort(([, a], [, b]) => lacks(a) - lacks(b) || b.score - a.score).slice(0, most);
  const best = bestBy(lackOf(weighted, common), eventsRead);
  const isCountry = ({ token }: Term) => placeWords.has(token);
  const lacksOther = lackOf(weighted, common, (term) => !isCountry(term));
  const further = weighted.some(isCountry) ? bestBy(lacksOther, eventsAtHome) : [];
  const read = new Map([...best, ...further]);
  return {
    terms: weighted,
    candidates: [...read].map(([id, { terms: of }]) => ({ id, terms: of })),
  };
}
