// Whether one text says what another says, by its words alone: it finds every telling word in the
// same order, and leaves out nothing that takes something back. Protects: where words cannot
// decide, the answer is no.
import type { Language } from '@/lib/model/text/languages';
import type { ComparisonWords } from '../language/lexicon/comparison-words';
import { lexicons } from '../language/lexicons';
import { align } from './align';
import { isTime, placeMoved, textOf, type Text } from './moved';
import { completesName } from './completes-name';
import { isAsked, isOnlyNamed } from './only-named';
import { takesBack } from './takes-back';
import { isPart, isSaidBy, isTelling, type Token } from '../language/lexicon/token';

export type Comparison =
  | { holds: true; /** Of the source, in UTF-16 units. */ span: [start: number, end: number] }
  | { holds: false; /** The rule that failed. */ why: string };

/** The tokens of a text, each with its role in the sentence. */
export function tokensOf(text: string, lang: Language): Token[] {
  const { tokensOf: read, comparison } = lexicons[lang];
  const { parts, adverb } = comparison;
  return read(text).map((token) => {
    const part = parts[token.key] ?? (adverb?.test(token.key) ? 'adverb' : undefined);
    return part ? { ...token, part } : token;
  });
}

/** An index in the sentence and the corresponding one in the source. */
type Pair = { i: number; j: number };

const no = (why: string): Comparison => ({ holds: false, why });

/** Where a role word stops governing: at an article, or a day, after another word. */
const isArticle = ({ kind, part }: Token) => kind === 'empty' && part === 'article';

const isYear = ({ kind, key }: Token) => kind === 'number' && /^(?:19|20)\d\d$/.test(key);

/** The role word that governs a position, and the number of telling words between. */
function roleAt({ tokens }: Text, place: number): { role: string; distance: number } | undefined {
  let distance = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    const behind = tokens[at + 1];
    // A new phrase begins there: ‘On Friday the fund paid’, ‘On Friday police arrested’.
    const begins = behind && at + 1 < place && isArticle(behind) && !token?.going;
    if (token && isTelling(token) && (begins || isTime(token) || isYear(token)))
      return { role: '', distance };
    if (!token || token.kind === 'break' || token.kind === 'stop') return { role: '', distance };
    if (token.kind === 'role') return { role: token.key, distance };
    // The first word of a list or clause may share the role of what precedes it.
    if (token.kind === 'joint' || token.joins) return undefined;
    const isAuxiliary = token.part === 'being' || token.part === 'having';
    if (token.kind === 'empty' && isAuxiliary) return { role: '', distance };
    if (isTelling(token)) {
      distance += 1;
      // ‘Its limited edition’: after a possessive it is an adjective.
      const isVerb = token.verb && !tokens[at - 1]?.owner;
      if (isVerb || token.kind === 'denial') return { role: '', distance };
    }
  }
  return { role: '', distance };
}

/** Most telling words between a role word and what it governs. */
const governed = 1;

/** Whether the noun at a position does something: the crews in ‘with crews searching the lake’. */
function goesOn({ tokens }: Text, place: number): boolean {
  const after = tokens.slice(place + 1);
  const end = after.findIndex((token) => isPart(token) || token.kind === 'role');
  return after.slice(0, end < 0 ? undefined : end).some(({ going }) => going === true);
}

function rolesDiffer(said: Text, from: Text, i: number, j: number): boolean {
  const [a, b] = [said.tokens[i], from.tokens[j]];
  if (!a || !b || a.verb || a.kind === 'hedge' || a.kind === 'denial') return false;
  const [left, right] = [roleAt(said, i), roleAt(from, j)];
  if (!left || !right || left.role === right.role) return false;
  if (left.role === '' && right.role === 'with' && goesOn(from, j)) return false;
  const isClose = (one: { role: string; distance: number }) =>
    one.role !== '' && one.distance <= governed;
  return isClose(left) || isClose(right);
}

/** Whether `few` are in `many` in the same order. */
function isWithin(few: readonly Token[], many: readonly Token[]): boolean {
  let at = 0;
  for (const one of many) if (one.kind === few[at]?.kind && one.key === few[at]?.key) at += 1;
  return at === few.length;
}

/**
 * Whether words are only an adjunct of place, time or role: ‘in his first job as director of
 * music’.
 */
function isAdjunct(between: readonly Token[]): boolean {
  const first = between.find(({ kind }) => kind !== 'empty');
  const isSimple = ({ kind, part, verb, joins }: Token) =>
    !verb && !joins && (part === 'role' || /^(?:role|empty|word)$/.test(kind));
  const says = (token: Token) => isSimple(token) || /^(?:number|pronoun|limit)$/.test(token.kind);
  return first?.kind === 'role' && between.every(says);
}

/**
 * Without what is in brackets, which can be left out: ‘Hazard (right) had’, ‘the Fund (IMF) said’.
 */
function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ key }) => key === '(');
  const close = tokens.findIndex(({ key }, at) => at > open && key === ')');
  if (open < 0 || close < 0) return tokens;
  return withoutBrackets([...tokens.slice(0, open), ...tokens.slice(close + 1)]);
}

const isAnd = ({ kind, part }: Token) => kind === 'joint' && part === 'coordinator';

/**
 * Whether the words that the source has between two adjacent words of a sentence must not be left
 * out.
 */
function gapBreaks(own: readonly Token[], all: readonly Token[]): boolean {
  const between = withoutBrackets(all);
  if (isAdjunct(between)) return false;
  const parts = between.filter(isPart);
  const ownParts = own.filter(isPart);
  // In ‘Cruz met Reyes and resigned’, Cruz resigned.
  if (ownParts.length === 0 && parts.length > 0 && parts.every(isAnd)) return true;
  if (parts.length === 0 || !between.some(isTelling)) return false;
  if (ownParts.length > 0 && isWithin(ownParts, parts)) return false;
  if (parts.some(({ kind }) => kind === 'stop')) return true;
  // "Smith, who is 45, was": what is between two commas can be left out.
  const marks = between.flatMap(({ kind }, at) => (kind === 'break' ? [at] : []));
  const [first = -1, last = -1] = [marks[0], marks.at(-1)];
  const [before, after] = [between.slice(0, first), between.slice(last + 1)];
  // So can a place before the first of them: ‘the bridge in Kotor, which …, was’.
  const isPlace = before.find(({ kind }) => kind !== 'empty')?.kind === 'role';
  const stays = [...(isPlace ? before.filter(isPart) : before), ...after];
  if (first < last && !stays.some((token) => isTelling(token) || isPart(token))) return false;
  // "Smith, who suddenly left": a relative clause begins with its subject.
  const who = between.findIndex(({ kind, part }) => kind === 'joint' && part === 'relative');
  return who < 0 || between.slice(0, who).some(isTelling) || between.slice(who).some(isTelling);
}

/** Whether a modifier lost its head: "Netflix" for "Netflix director", 市长的弟弟. */
function losesHead(
  said: Text,
  from: Text,
  { i, j }: Pair,
  taken: ReadonlySet<number>,
  { owner, timeBeginning, belonging }: ComparisonWords,
) {
  const belongs = belonging?.nouns ?? new Set<string>();
  const [own, last] = [said.tokens[i + 1], from.tokens[j]];
  const isOwner = owner !== undefined && from.tokens[j + 1]?.key === owner && own?.key !== owner;
  const place = isOwner ? j + 2 : j + 1;
  const next = from.tokens[place];
  if (!next || next.kind !== 'word' || next.joins || taken.has(place)) return false;
  if (next.opens === undefined) {
    if (last?.verb) return false;
    const isHead = last?.name === true && belongs.has(next.key);
    if (isHead && own?.kind === 'word' && !own.name && !belongs.has(own.key)) return true;
    return !(own && isTelling(own)) && !isTime(next) && !next.verb && next.part !== 'adverb';
  }
  return last?.kind === 'word' && next.opens && !timeBeginning?.test(next.key);
}

/** Whether a name lost another that it only modifies and that acts: ‘Orbin rival Velto sold’. */
function losesName(
  own: readonly [Token | undefined, Token | undefined],
  between: readonly Token[],
  { belonging }: ComparisonWords,
): boolean {
  const [first, next] = own;
  if (first?.kind !== 'word' || !first.name || belonging?.titles.has(first.key)) return false;
  if (next?.name || between.some((token) => isPart(token) || token.kind === 'role')) return false;
  const noun = between.findIndex(({ kind, name }) => kind === 'word' && !name);
  const name = between.findIndex((token) => token.kind === 'word' && token.name && !isTime(token));
  return noun >= 0 && name > noun;
}

/** Whether a verb may be passive: nothing that could be its object follows it. */
function mayBePassive({ tokens }: Text, place: number): boolean {
  const token = tokens[place];
  const next = tokens[place + 1];
  return token?.passive === true || !next || next.kind === 'role' || isPart(next);
}

/**
 * Whether `passage` says what `claim` says, both in `lang`. `elsewhere` are other texts of the same
 * source, which may have a name in full.
 */
export function compare(
  claim: readonly Token[],
  passage: readonly Token[],
  lang: Language,
  elsewhere: readonly (readonly Token[])[] = [],
): Comparison {
  const words = lexicons[lang].comparison;
  const [said, from] = [textOf(claim), textOf(passage)];
  if (said.places.length === 0) return no('nothing said');
  const own = said.places.flatMap((place) => claim[place] ?? []);
  const theirs = from.places.flatMap((place) => passage[place] ?? []);
  const named = new Set<number>();
  const known = new Set(
    theirs.flatMap(({ kind, key, general = key, senses = [] }) => [
      ...[`${kind} ${key}`, `${kind} ${general}`],
      ...senses.map((sense) => `sense ${sense}`),
    ]),
  );
  for (const [at, { kind, key, senses = [] }] of own.entries()) {
    if (known.has(`${kind} ${key}`)) continue;
    if (senses.some((sense) => known.has(`sense ${sense}`))) continue;
    if (!completesName(said, at, elsewhere)) return no(`not found: ${kind} ${key}`);
    named.add(at);
  }
  const found = align(own, theirs, isSaidBy);
  const moved = placeMoved(said, from, found, isSaidBy);
  const lost = found.findIndex((place, at) => place < 0 && !named.has(at));
  if (lost >= 0) return no(`not found in order: ${own[lost]?.kind} ${own[lost]?.key}`);
  const pairs = found.flatMap((place, at) =>
    place < 0 ? [] : [{ at, i: said.places[at] ?? 0, j: from.places[place] ?? 0 }],
  );
  if (pairs.length === 0) return no('only a name');
  const taken = new Set(pairs.map(({ j }) => j));
  if (isAsked(claim, passage, taken)) return no('asked, not said');
  for (const { i, j } of pairs) {
    const [a, b] = [claim[i], passage[j]];
    if (!a || !b) continue;
    if (isOnlyNamed([claim, i], [passage, j], taken, words)) return no(`only named: ${a.key}`);
    if (rolesDiffer(said, from, i, j)) return no(`another part: ${a.key}`);
    if (a.verb && a.passive !== b.passive && !(mayBePassive(said, i) && mayBePassive(from, j))) {
      return no(`another voice: ${a.key}`);
    }
    if (words.describesNext && losesHead(said, from, { i, j }, taken, words))
      return no(`head lost: ${a.key}`);
  }
  const inOrder = pairs.filter(({ at }) => !moved.has(at));
  for (const [n, { i, j }] of inOrder.entries()) {
    const next = inOrder[n + 1];
    if (!next) break;
    const inWord = claim[next.i]?.opens === false;
    if (inWord && next.j !== j + 1) return no(`a word taken apart: ${claim[i]?.key}`);
    const between = passage.slice(j + 1, next.j).filter((_, k) => !taken.has(j + 1 + k));
    if (losesName([claim[i], claim[next.i]], between, words))
      return no(`head lost: ${claim[i]?.key}`);
    if (gapBreaks(claim.slice(i + 1, next.i), between)) return no(`over a gap: ${claim[i]?.key}`);
  }
  const told = new Set(pairs.flatMap(({ i, j }) => (claim[i]?.key === passage[j]?.key ? [j] : [])));
  const back = takesBack(from, taken, told, words);
  if (back) return no(back);
  const places = pairs.flatMap(({ j }) => passage[j] ?? []);
  return {
    holds: true,
    span: [
      Math.min(...places.map(({ start }) => start)),
      Math.max(...places.map(({ end }) => end)),
    ],
  };
}
