// Whom "he" means, as far as position tells: a sentence may have "he" for the name that its source
// has in the same position, and a name for the "he" that continues the sentence before. Protects:
// never a person in another position of the source.
import { isTelling, type Token } from '../language/lexicon/token';

/** "He", not "his" and "him", which stand for others. */
const isSubject = ({ kind, part, key, start, end }: Token): boolean =>
  kind === 'pronoun' && part === 'person' && key.length === end - start;

const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.name === true && !token.owner;

/**
 * Whether a statement begins at a position: at the start, after a punctuation mark, or after
 * "that".
 */
function beginsStatement(tokens: readonly Token[], place: number): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const { kind, part, verb } = tokens[at] ?? {};
    const isThat = kind === 'joint' && part === 'complementizer';
    if (kind === 'stop' || isThat || part === 'saying') return true;
    if (kind !== 'empty') return verb === true;
  }
  return true;
}

/** The names that begin statements, as the indices of their first token and after their last. */
function subjectsOf(tokens: readonly Token[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    if (!isName(tokens[start]) || isName(tokens[start - 1])) continue;
    let end = start + 1;
    while (isName(tokens[end])) end += 1;
    if (beginsStatement(tokens, start)) found.push([start, end]);
  }
  return found;
}

/** Variants of the source with each subject's name in turn replaced by the sentence's "he". */
function withPronoun(claim: readonly Token[], source: readonly Token[]): Token[][] {
  const said = claim.find(isSubject);
  if (!said) return [];
  return subjectsOf(source).flatMap(([start, end]) => {
    const [first, last] = [source[start], source[end - 1]];
    if (!first || !last) return [];
    const pronoun: Token = { kind: 'pronoun', key: said.key, start: first.start, end: last.end };
    return [[...source.slice(0, start), pronoun, ...source.slice(end)]];
  });
}

/** The source with its first "he" replaced by the name that the sentence before is about. */
function withName(source: readonly Token[], before: readonly Token[]): Token[][] {
  const at = source.findIndex(isTelling);
  const pronoun = source[at];
  const [subject] = subjectsOf(before);
  if (!pronoun || !isSubject(pronoun) || !subject) return [];
  if (before.slice(0, subject[0]).some(isTelling)) return [];
  const { start, end } = pronoun;
  const name = before.slice(...subject).map((token): Token => ({ ...token, start, end }));
  return [[...source.slice(0, at), ...name, ...source.slice(at + 1)]];
}

/** Variants of a source that only differ in their subjects. `before`: the sentence before it. */
export const otherSubjects = (
  claim: readonly Token[],
  source: readonly Token[],
  before: readonly Token[],
): Token[][] => [...withPronoun(claim, source), ...withName(source, before)];
