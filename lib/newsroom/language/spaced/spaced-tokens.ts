// English and Filipino sentences as tokens: words by their stems, numbers by their values, and of
// the small words those that change what is said.
import { minus, rangeDash } from '../minus';
import { fold } from '../segment';
import { inOneWay } from './belonging';
import { urgedInOneWay } from './urged';
import { numberAt, phraseAt, type Piece } from './spaced-numbers';
import { isPart, type Token } from '../lexicon/token';
import type { SpacedComparison } from '../lexicon/comparison-words';

const pieces = new RegExp(
  [
    String.raw`(?:\p{L}\.){2,}`,
    String.raw`(?:${minus})?(?:\p{Lu}{1,3})?[$£€¥₱]\s?\d+(?:,\d{3})*(?:\.\d+)?`,
    String.raw`(?:${minus})?\d+(?:,\d{3})*(?:\.\d+)?(?::\d\d)?`,
    String.raw`[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|${rangeDash}|[%.,;:!?()[\]…—–]|--|(?<=\s)-(?=\s)`,
  ].join('|'),
  'gu',
);
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(pieces)].map(({ 0: raw, index }) => ({
    raw,
    text: fold(raw).replace(/’/g, "'"),
    start: index,
    end: index + raw.length,
  }));
}

/** All hyphens that writers and models use, also non-breaking and longer ones. */
const hyphen = /[-‐‑–]/u;

const betweenNumbers = new RegExp(rangeDash, 'uy');

/** Whether a piece joins two numbers: 3-5 percent. */
function isRange(text: string, piece: Piece | undefined): boolean {
  betweenNumbers.lastIndex = piece?.start ?? text.length;
  return betweenNumbers.test(text);
}

/** A small word inside a compound: "father-in-law". */
const isInside = (text: string, { start, end }: Piece) =>
  hyphen.test(text[start - 1] ?? '') && hyphen.test(text[end] ?? '');

/** Whether a piece is right after or before a hyphen: ‘run-up’, ‘off-duty’. */
const isJoined = (text: string, { start, end }: Piece) =>
  hyphen.test(text[start - 1] ?? '') || hyphen.test(text[end] ?? '');

/** Whether a superlative begins at `at`: after ‘second’ it is not the first of its kind. */
function isOutranked(list: readonly Piece[], at: number, words: SpacedComparison): boolean {
  const next = list.slice(at).find(({ text }) => !words.empty.has(text));
  return next !== undefined && words.ranking?.superlative.test(next.text) === true;
}

/** Whether the word after a phrase can be its object: not in ‘called on Monday to’. */
const isToldOf = (next: Piece | undefined, { months, times }: SpacedComparison): boolean =>
  next !== undefined &&
  /^\p{L}/u.test(next.text) &&
  !months.has(next.text) &&
  !times.has(next.text);

/** The tokens of a text in a language written with spaces. */
export function spacedTokens(text: string, words: SpacedComparison): Token[] {
  const { abbreviations, acronyms, months, passive, pronouns, stem } = words;
  const list = piecesOf(text);
  const tokens: Token[] = [];
  let wasBeing = false;
  for (let at = 0; at < list.length;) {
    const piece = list[at];
    if (!piece) break;
    const { text: word, raw, start } = piece;
    const before = list[at - 1];
    const add = (kind: Token['kind'], key: string, length = 1, more: Partial<Token> = {}) => {
      tokens.push({ kind, key, start, end: list[at + length - 1]?.end ?? piece.end, ...more });
      at += length;
    };
    if (isRange(text, piece)) {
      add('bound', 'to');
      continue;
    }
    if (!/[\p{L}\p{N}%$£€¥₱]/u.test(word)) {
      const inside =
        word === '.' && before && (abbreviations.has(before.text) || /^\p{L}$/u.test(before.text));
      if (inside) at += 1;
      else {
        add(/^[.;!?…]$/.test(word) ? 'stop' : 'break', word);
        wasBeing = false;
      }
      continue;
    }
    const bound = phraseAt(list, at, words.bounds);
    if (bound) {
      const number = numberAt(list, at + bound.length, words);
      const skip = list[at + bound.length]?.text === 'a' ? 1 : 0;
      if (number || (skip && numberAt(list, at + bound.length + skip, words))) {
        if (bound.kind === '') at += bound.length;
        else add('bound', bound.kind, bound.length);
        continue;
      }
    }
    const phrase = words.phrases && phraseAt(list, at, words.phrases);
    if (phrase && isToldOf(list[at + phrase.length], words)) {
      if (phrase.kind === '') at += phrase.length;
      else add('hedge', phrase.kind, phrase.length);
      continue;
    }
    if (words.ranking?.ranks.has(word) && isOutranked(list, at + 1, words)) {
      add('limit', stem(word));
      continue;
    }
    const number = numberAt(list, at, words);
    if (number) {
      // In a range, neither number is stated by itself.
      if (isRange(text, list[number.end]))
        tokens.push({ kind: 'bound', key: 'to', start, end: start });
      const isRank = number.key.endsWith('th') && isOutranked(list, number.end, words);
      add(isRank ? 'limit' : 'number', number.key, number.end - at);
      wasBeing = false;
      continue;
    }
    const [bare = word, tail = ''] = word.split("'");
    if (words.denials.has(word) || tail === 't' || words.denials.has(word.replace("'", ''))) {
      add('denial', 'not');
      continue;
    }
    const name = /^\p{Lu}/u.test(raw);
    const isMonth =
      months.has(bare) && name && (bare !== 'may' || (before && !/[.!?]/.test(before.text)));
    if (tail === 'll') tokens.push({ kind: 'hedge', key: 'will', start, end: piece.end });
    const plain = word.replace(/\./g, '');
    const acronym = acronyms.has(raw);
    const owner = tail === 's' || (/s$/.test(bare) && /^['’]/.test(text.slice(piece.end)));
    const pronoun = acronym ? undefined : pronouns[bare];
    if (acronym) add('word', plain, 1, { name: true, owner });
    else if (pronoun) add('pronoun', pronoun);
    else if (words.limitsBehind?.has(bare) && hyphen.test(text[start - 1] ?? ''))
      add('limit', bare, 1, { owner, limits: 'last' });
    else if (words.limits.has(bare)) add('limit', stem(bare), 1, { owner });
    else if (words.hedges.has(bare) && !isMonth) add('hedge', stem(bare), 1, { owner });
    else if (isInside(text, piece)) add('empty', bare);
    else if (words.roles[bare]) add('role', words.roles[bare] ?? '');
    else if (words.links.has(bare)) add('word', bare, 1, { joins: true });
    else if (words.joints.has(bare)) add('joint', bare);
    else if (words.directions?.has(bare) && !isJoined(text, piece)) {
      add('limit', bare, 1, { limits: 'either' });
      continue;
    } else if (words.empty.has(bare)) {
      wasBeing ||= passive?.being.test(bare) === true;
      add('empty', bare);
      continue;
    } else {
      const known = stem(plain.split("'")[0] ?? plain);
      const verb = passive?.past(bare) === true;
      const general = words.general[known];
      const last = tokens.at(-1);
      // "Apple" and "Ford" are names, except where a statement may begin with them.
      const senses = name && last && last.kind !== 'stop' ? undefined : words.senses?.get(known);
      add('word', known, 1, {
        ...{ name, owner, verb, passive: verb && wasBeing },
        ...((verb || words.pasts?.has(bare)) && !name && { past: true }),
        ...(!name && /.{2}ing$/.test(bare) && { going: true }),
        ...(general && { general }),
        ...(senses && { senses }),
      });
      if (/ly$/.test(bare)) continue;
    }
    wasBeing = false;
  }
  const dated = monthFirst(tokens, months);
  const urged = words.urging ? urgedInOneWay(dated, words.urging) : dated;
  const ordered = words.belonging ? inOneWay(urged, words.belonging) : urged;
  return words.eitherOrder ? predicateFirst(ordered) : ordered;
}

/** "5 January" as "January 5". */
function monthFirst(tokens: Token[], months: ReadonlySet<string>): Token[] {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [day, month] = [tokens[at], tokens[at + 1]];
    if (day?.kind !== 'number' || !month?.name || !months.has(month.key)) continue;
    if (!/^(?:[12]?\d|3[01])(?:th)?$/.test(day.key)) continue;
    tokens[at] = month;
    tokens[at + 1] = { ...day, key: day.key.replace('th', '') };
  }
  return tokens;
}

/** "Ang X ay Y" as "Y ang X": Filipino allows both orders. */
function predicateFirst(tokens: readonly Token[]): Token[] {
  const ordered: Token[] = [];
  for (let start = 0; start < tokens.length;) {
    const length = tokens.slice(start).findIndex(isPart);
    const end = length < 0 ? tokens.length : start + length;
    const clause = tokens.slice(start, end);
    const ay = clause.findIndex(({ key, kind }) => kind === 'empty' && key === 'ay');
    if (ay > 0) ordered.push(...clause.slice(ay + 1), ...clause.slice(0, ay));
    else ordered.push(...clause);
    if (end < tokens.length) ordered.push(...tokens.slice(end, end + 1));
    start = end + 1;
  }
  return ordered;
}
