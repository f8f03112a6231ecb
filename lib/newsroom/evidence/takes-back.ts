// What takes a source back, in whole or part, and must not be left out of what is said by it: a denial,
// a doubt, a limit, a bound.
import type { ComparisonWords } from '../language/lexicon/comparison-words';
import { isTelling, type Token } from '../language/lexicon/token';
import type { Text } from './moved';

/** The end of the clause of a place: a mark, or a word that joins. */
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

/** The end of the sentence of a place. */
function sentenceEnd({ tokens }: Text, place: number): number {
  const after = tokens.slice(place).findIndex(({ kind }) => kind === 'stop');
  return after < 0 ? tokens.length : place + after;
}

const isBeing = ({ kind, part }: Token) => kind === 'empty' && part === 'being';

/** Whether a word is said of what stands before it: ‘reports that he left are wrong’. */
function isPredicate({ tokens }: Text, place: number): boolean {
  const before = tokens[place - 1];
  return before !== undefined && isBeing(before);
}

const isArticle = ({ kind, part }: Token) => kind === 'empty' && part === 'article';

/**
 * Whether the word that a limit stands beside was told without it: ‘called off’, ‘president-elect’.
 * `told`: the places whose very word a sentence has; another may say both in one, as ‘create’ says
 * ‘carve out’.
 */
function losesLimit({ tokens, places }: Text, place: number, told: ReadonlySet<number>): boolean {
  const before = tokens[place - 1];
  if (before && isTelling(before) && before.part !== 'adverb') return told.has(place - 1);
  const next = places.find((one) => one > place) ?? place;
  const isEither = tokens[place]?.limits === 'either';
  return isEither && told.has(next) && tokens.slice(place + 1, next).every(isArticle);
}

/** The clause that an exception is made to, over its mark: ‘all members, except China’. */
function exceptedFrom(from: Text, place: number): [start: number, end: number] {
  const isBreak = from.tokens[place - 1]?.kind === 'break';
  return [clauseEnd(from, isBreak ? place - 1 : place, -1), place];
}

/** The part of the source that a word bears on as a whole, whatever stands right behind it. */
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
 * Whether a denial, a doubt or a bound of the source that bears on the sentence was left out. `taken`:
 * the places of the source that it says, `told` those that it says in the same word.
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
