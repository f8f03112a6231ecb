// What a sentence may have in another position than its source: a time or place said first or last,
// the speaker, a negation one word earlier. Protects: nothing else may move.
import { lexicons } from '../language/lexicons';
import { isTelling, type Token } from '../language/lexicon/token';

/** All tokens of a text, and the indices of the telling ones. */
export type Text = { tokens: readonly Token[]; places: readonly number[] };

const longestBlock = 6;
const times = new Set(Object.values(lexicons).flatMap(({ comparison }) => [...comparison.times]));

export const isSaying = ({ part }: Token): boolean => part === 'saying';

export const isTime = ({ key }: Token): boolean => times.has(key);

const roleBefore = ({ tokens }: Text, place: number): string => {
  for (let at = place - 1; at >= 0; at -= 1) {
    const { kind, key } = tokens[at] ?? {};
    if (kind === 'role') return key ?? '';
    if (kind !== 'empty') return '';
  }
  return '';
};

const parts = (tokens: readonly Token[], start: number, end: number) =>
  tokens
    .slice(Math.min(start, end), Math.max(start, end))
    .some(({ kind }) => kind === 'stop' || kind === 'joint');

/** The index, among the telling tokens, of a matching run. */
function findRun(run: readonly Token[], from: Text, taken: ReadonlySet<number>, alike: Alike) {
  for (let at = 0; at + run.length <= from.places.length; at += 1) {
    const found = run.every((token, n) => {
      const other = from.tokens[from.places[at + n] ?? -1];
      return other && alike(token, other) && !taken.has(at + n);
    });
    if (found) return at;
  }
  return -1;
}

/**
 * Whether a sentence consists of a run and its speaker, who is right before or after the run in the
 * source: ‘the dam is safe, engineer Weir said’.
 */
function isAllButSpeaker(
  found: readonly number[],
  from: Text,
  [start, end]: readonly [number, number],
  at: number,
): boolean {
  const rest = [...found.slice(0, start), ...found.slice(end)];
  const [first = -1, last = -1] = [rest[0], rest.at(-1)];
  const isOne = rest.every((place, n) => place >= 0 && place === first + n);
  // After ‘Weir said’ would follow what he says.
  const word = from.tokens[from.places[last] ?? -1];
  const says = word !== undefined && isSaying(word);
  const isBeside = at + (end - start) === first || last + 1 === at;
  return isOne && says && isBeside && rest.length <= longestBlock;
}

export type Alike = (a: Token, b: Token) => boolean;

/** The index of an unmatched negation next to the matches of the neighboring words, or -1. */
function nearDenial(at: number, found: readonly number[], from: Text, taken: ReadonlySet<number>) {
  const around = [found[at - 2], found[at - 1], found[at + 1], found[at + 2]];
  const known = around.filter((place) => place !== undefined && place >= 0);
  return from.places.findIndex((place, n) => {
    if (from.tokens[place]?.kind !== 'denial' || taken.has(n)) return false;
    return known.some((one) => Math.abs((one ?? 0) - n) <= 1);
  });
}

/**
 * Completes `found`, which has for each telling token of `said` its index among those of `from`, or
 * -1. Changes it in place, as far as tokens may move; returns the indices of the moved ones.
 */
export function placeMoved(said: Text, from: Text, found: number[], alike: Alike): Set<number> {
  const moved = new Set<number>();
  const taken = new Set(found.filter((one) => one >= 0));
  for (let start = 0; start < found.length; start += 1) {
    if (found[start] !== -1) continue;
    const own = said.tokens[said.places[start] ?? -1];
    if (own?.kind === 'denial') {
      const near = nearDenial(start, found, from, taken);
      if (near < 0) continue;
      found[start] = near;
      taken.add(near);
      moved.add(start);
      continue;
    }
    let end = start;
    while (end < found.length && found[end] === -1) end += 1;
    const isOuter = start === 0 || end === found.length;
    const run = said.places.slice(start, end).flatMap((place) => said.tokens[place] ?? []);
    // Filipino marks the subject, which may come early or late.
    const isSubject = roleBefore(said, said.places[start] ?? 0) === 'ang';
    if (!(isOuter || isSubject) || run.length === found.length) continue;
    const at = findRun(run, from, taken, alike);
    if (at < 0) continue;
    const isSaid = isOuter && isAllButSpeaker(found, from, [start, end], at);
    if (run.length > longestBlock && !isSaid) continue;
    const [i, j] = [said.places[start] ?? 0, from.places[at] ?? 0];
    const role = roleBefore(said, i);
    const rest = found.filter((one) => one >= 0).map((one) => from.places[one] ?? 0);
    const isBefore = j < Math.min(...rest);
    const near = isBefore ? Math.min(...rest) : Math.max(...rest);
    const between = isBefore
      ? from.tokens.slice((from.places[at + run.length - 1] ?? j) + 1, near)
      : from.tokens.slice(near + 1, j);
    // With another verb of saying in between, the words are that speaker's.
    const isSpeech = isSaid || (run.some(isSaying) && !between.some(isSaying));
    const movable =
      run.every(isTime) ||
      (role !== '' && role !== 'of' && role === roleBefore(from, j)) ||
      isSpeech;
    if (!movable || (parts(from.tokens, j, near) && !isSpeech)) continue;
    for (let n = 0; n < run.length; n += 1) {
      found[start + n] = at + n;
      taken.add(at + n);
      moved.add(start + n);
    }
  }
  return moved;
}

/** The indices of the telling tokens. */
export const textOf = (tokens: readonly Token[]): Text => ({
  tokens,
  places: tokens.flatMap((token, place) => (isTelling(token) ? [place] : [])),
});
