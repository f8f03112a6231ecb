// What a source mentions without asserting it: what it asks, and what somebody is asked, allowed or
// unwilling to do. Protects: an invitation to join is not joining, and a question supports nothing.
import type { ComparisonWords } from '../language/lexicon/comparison-words';
import { isTelling, type Token } from '../language/lexicon/token';

const asking = /^[?？]$/u;
/** ‘Did you know that …?’ asserts that it is so. */
const isKnown = (tokens: readonly Token[], place: number): boolean =>
  tokens.some(
    ({ part }, at) => at < place && part === 'knowing' && tokens[at - 1]?.part === 'addressed',
  );
const endsAsking = (tokens: readonly Token[]): boolean => asking.test(tokens.at(-1)?.key ?? '');

/** Whether the matched part of a source is within a question, while the claim asks nothing. */
export function isAsked(
  claim: readonly Token[],
  source: readonly Token[],
  places: Iterable<number>,
): boolean {
  if (endsAsking(claim)) return false;
  const ends = source.flatMap(({ kind }, at) => (kind === 'stop' ? [at] : []));
  return [...places].some(
    (place) =>
      asking.test(source[ends.find((end) => end > place) ?? -1]?.key ?? '') &&
      !isKnown(source, place),
  );
}

/** The index before a position, skipping adverbs: ‘to formally sign’. */
function placeBefore(tokens: readonly Token[], place: number): number {
  let at = place - 1;
  while (tokens[at]?.kind === 'empty' || tokens[at]?.part === 'adverb') at -= 1;
  return at;
}

/** Whether the verb at a position is an infinitive: ‘agreed to sign’. */
function isToDo(tokens: readonly Token[], place: number, sign: string): boolean {
  const before = tokens[placeBefore(tokens, place)];
  return before?.kind === 'role' && before.key === sign;
}

/**
 * Whether a claim asserts, at its index `i`, what its source only mentions at `j`, by the form of
 * the verb: to sign, signing.
 */
export function isOnlyNamed(
  [claim, i]: readonly [tokens: readonly Token[], place: number],
  [source, j]: readonly [tokens: readonly Token[], place: number],
  taken: ReadonlySet<number>,
  { infinitive }: ComparisonWords,
): boolean {
  if (infinitive === undefined) return false;
  const { sign } = infinitive;
  if (isToDo(source, j, sign)) return !isToDo(claim, i, sign);
  if (source[j]?.going !== true || claim[i]?.going === true) return false;
  const at = placeBefore(source, j);
  const before = source[at];
  // The subject is right before it: ‘police arresting two’.
  return before?.kind === 'role' || (before !== undefined && isTelling(before) && !taken.has(at));
}
