// What qualifies a source, in whole or part, and must not be left out when quoting it: a negation,
// a doubt, a limit, a bound.
import type { ComparisonWords } from '../language/lexicon/comparison-words';
import { isTelling, type Token } from '../language/lexicon/token';
import type { Text } from './moved';

/** The end of the clause around a position: a punctuation mark or a conjunction. */
function clauseEnd({ tokens }: Text, place: number, step: 1 | -1): number {
  let at = place;
  for (; tokens[at + step]; at += step) {
    const { kind, part, joins } = tokens[at + step] ?? {};
    if (kind === 'stop' || kind === 'break') break;
    const goesOn = part === 'complementizer' || part === 'comparative';
    if (joins || (kind === 'joint' && !goesOn)) break;
  }
  return at;
}

const takers: ReadonlySet<string> = new Set(['denial', 'hedge', 'limit', 'bound']);

/** The end of the sentence around a position. */
function sentenceEnd({ tokens }: Text, place: number): number {
  const after = tokens.slice(place).findIndex(({ kind }) => kind === 'stop');
  return after < 0 ? tokens.length : place + after;
}

const isBeing = ({ kind, part }: Token) => kind === 'empty' && part === 'being';

/** Whether a word is the predicate of what precedes it: ‘reports that he left are wrong’. */
function isPredicate({ tokens }: Text, place: number): boolean {
  const before = tokens[place - 1];
  return before !== undefined && isBeing(before);
}

const isArticle = ({ kind, part }: Token) => kind === 'empty' && part === 'article';

/**
 * Whether the word beside a limit was repeated without it: ‘called off’, ‘president-elect’. `told`:
 * the indices of words that a sentence repeats verbatim; another word may include the limit, as
 * ‘create’ does for ‘carve out’.
 */
function losesLimit({ tokens, places }: Text, place: number, told: ReadonlySet<number>): boolean {
  const before = tokens[place - 1];
  if (before && isTelling(before) && before.part !== 'adverb') return told.has(place - 1);
  const next = places.find((one) => one > place) ?? place;
  const isEither = tokens[place]?.limits === 'either';
  return isEither && told.has(next) && tokens.slice(place + 1, next).every(isArticle);
}

/** The clause that an exception applies to, across the comma: ‘all members, except China’. */
function exceptedFrom(from: Text, place: number): [start: number, end: number] {
  const isBreak = from.tokens[place - 1]?.kind === 'break';
  return [clauseEnd(from, isBreak ? place - 1 : place, -1), place];
}

/** The part of the source that a word affects as a whole, whatever follows it. */
function partOf(
  from: Text,
  place: number,
  end: number,
  { hearsay, exceptions }: ComparisonWords,
): [start: number, end: number] | undefined {
  const { kind, key = '' } = from.tokens[place] ?? {};
  if (kind === 'bound') return undefined;
  if (kind === 'limit') {
    if (exceptions?.has(key)) return exceptedFrom(from, place);
    return isPredicate(from, place) ? [clauseEnd(from, place, -1), end] : undefined;
  }
  return [hearsay.has(key) ? clauseEnd(from, place, -1) : place, end];
}

/**
 * Whether a negation, doubt or bound that affects the sentence was left out. `taken`: the indices
 * of the source that the sentence matches; `told`: those that it matches verbatim.
 */
export function takesBack(
  from: Text,
  taken: ReadonlySet<number>,
  told: ReadonlySet<number>,
  words: ComparisonWords,
): string | undefined {
  for (const place of from.places) {
    const token = from.tokens[place];
    const takes = token && (takers.has(token.kind) || token.urges);
    if (!takes || taken.has(place)) continue;
    if (token.limits) {
      if (losesLimit(from, place, told)) return `left out: ${token.key}`;
      continue;
    }
    const isCondition = words.conditions.has(token.key);
    const end = isCondition ? sentenceEnd(from, place) : clauseEnd(from, place, 1);
    const next = from.places.find((one) => one > place);
    if (next !== undefined && taken.has(next) && next <= end) return `left out: ${token.key}`;
    const [first, last] = partOf(from, place, end, words) ?? [place, place - 1];
    for (let at = first; at <= last; at += 1) {
      if (taken.has(at)) return `left out of the clause: ${token.key}`;
    }
  }
  return undefined;
}
