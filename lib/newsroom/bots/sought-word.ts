// A word or phrase to search for, and a text prepared for searching. Protects: words match as whole
// words in all their forms, names with their capitals, and Chinese as its dictionary segments it.
import { han, hanRuns, hasHan } from '@/lib/model/text/scripts';
import type { Language } from '@/lib/model/text/languages';
import { holdsWord, wordBounds } from '../hidden-events';
import { lexicons } from '../language/lexicons';
import { fold, isUnspaced } from '../language/segment';

type Token = { raw: string; stem: string; start: number };

/** How a text writes a word: a capital within a sentence makes it a name. */
type Written = 'common' | 'name' | 'unknown';

/** A text read once, to be searched for many words. */
export type ReadText = {
  folded: string;
  bounds: ReturnType<typeof wordBounds>;
  tokens: readonly Token[];
  /** The positions of each stem. */
  places: ReadonlyMap<string, readonly number[]>;
  /** How the text writes the word at a position; unknown where its capitals tell nothing. */
  writtenAt(place: number): Written;
  /** The index keys of the words that it may have. */
  keys: ReadonlySet<string>;
};

export type SoughtWord = {
  /** The index key; a text without it does not have the word. */
  key: string;
  /** The start and end of the first match in a text, in characters. */
  find(text: ReadText): { start: number; end: number } | undefined;
  /** Whether these texts use this common word only as a name: a galaxy, and a Galaxy. */
  isNameIn(texts: readonly ReadText[]): boolean;
};

const latinToken = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/gu;
const dottedCapitals = /\b(?:\p{Lu}\.){2,}/gu;
const clitic = /['’](?:s|re|ve|ll|d|m)?$/iu;
const twoHan = new RegExp(`${han}{2}`, 'u');
/**
 * From this length on, a word in capitals may be an ordinary one set in capitals rather than an
 * abbreviation.
 */
const setInCapitals = 4;

function tokensOf(text: string, lang: Language): Token[] {
  const { stem, spaced } = lexicons[lang];
  const plain = text.replace(dottedCapitals, (run) => run.replaceAll('.', '').padEnd(run.length));
  return [...plain.matchAll(latinToken)].flatMap(({ 0: found, index }) => {
    if (isUnspaced(found)) {
      // 「英伟达Nvidia发布」: Latin letters between Chinese characters are a word of their own.
      return [...found.matchAll(/[\p{Script=Latin}\p{N}]+/gu)].map((part) => ({
        raw: part[0],
        stem: fold(part[0]),
        start: index + part.index,
      }));
    }
    const raw = found.replace(clitic, '');
    return [{ raw, stem: spaced ? stem(fold(raw)) : fold(raw), start: index }];
  });
}

/** What precedes the first word of a sentence, a quotation or a line. */
const beginsSentence = /(?:^|[.!?:;|\u2014\u2013\n]|[\u201c\u2018"'(])\s*$/u;
/** Words from this length on are capitalized in a headline in title case. */
const headlineWord = 4;
/** From this share of capitalized words on, a text is in title case, and capitals tell nothing. */
const headlineShare = 0.6;

function capitalsOf(text: string, tokens: readonly Token[]) {
  const isCapital = ({ raw }: Token) => /^\p{Lu}/u.test(raw);
  const inside = tokens.slice(1).filter(({ raw }) => raw.length >= headlineWord);
  const isHeadline =
    inside.length > 0 && inside.filter(isCapital).length >= headlineShare * inside.length;
  return (place: number): Written => {
    const token = tokens[place];
    if (!token || !/^\p{L}/u.test(token.raw)) return 'unknown';
    if (!isCapital(token)) return 'common';
    return isHeadline || beginsSentence.test(text.slice(0, token.start)) ? 'unknown' : 'name';
  };
}

/** Prepares a text that a reader sees, in its language. */
export function readText(text: string, lang: Language): ReadText {
  const folded = fold(text);
  const tokens = tokensOf(text, lang);
  const places = new Map<string, number[]>();
  for (const [at, { stem }] of tokens.entries()) {
    const known = places.get(stem);
    if (known) known.push(at);
    else places.set(stem, [at]);
  }
  const keys = new Set(places.keys());
  for (const run of hanRuns(folded)) {
    for (let at = 0; at + 2 <= run.length; at += 1) keys.add(run.slice(at, at + 2));
  }
  const writtenAt = capitalsOf(text, tokens);
  return { folded, bounds: wordBounds(folded), tokens, places, writtenAt, keys };
}

function hanWord(word: string): SoughtWord | undefined {
  const folded = fold(word);
  const key = twoHan.exec(folded)?.[0];
  // A single character is part of words on any subject.
  if (key === undefined) return undefined;
  return {
    key,
    find(text) {
      if (!holdsWord(text.folded, folded, text.bounds)) return undefined;
      const start = text.folded.indexOf(folded);
      return { start, end: start + folded.length };
    },
    // Chinese has no capitals.
    isNameIn: () => false,
  };
}

/** Whether a token is the part of a name as written, or in a headline set in capitals. */
const isNamed = (raw: string, part: string) =>
  raw === part ||
  (part.length >= setInCapitals && /\p{Ll}/u.test(part) && raw === part.toUpperCase());

function spacedWord(word: string, lang: Language, cased: boolean): SoughtWord | undefined {
  const parts = tokensOf(word.replace(/\*$/, ''), lang);
  const [first] = parts;
  if (!first) return undefined;
  const isName = (part: string) => cased && /\p{Lu}/u.test(part);
  const fits = (token: Token | undefined, part: Token) =>
    token !== undefined &&
    (isName(part.raw) ? isNamed(token.raw, part.raw) : token.stem === part.stem);
  return {
    key: first.stem,
    find({ tokens, places }) {
      const at = places
        .get(first.stem)
        ?.find((place) => parts.every((part, next) => fits(tokens[place + next], part)));
      const [start, last] = [tokens[at ?? -1], tokens[(at ?? -1) + parts.length - 1]];
      return start && last && { start: start.start, end: last.start + last.raw.length };
    },
    isNameIn(texts) {
      if (!cased || parts.length > 1 || isName(first.raw)) return false;
      const written = texts.flatMap((text) =>
        (text.places.get(first.stem) ?? []).map((place) => text.writtenAt(place)),
      );
      return !written.includes('common') && written.includes('name');
    },
  };
}

/**
 * A word to search for in texts of a language; undefined where that language cannot have it.
 * `cased`: capital letters in it are significant.
 */
export function soughtWord(word: string, lang: Language, cased = true): SoughtWord | undefined {
  if (!hasHan(word)) return spacedWord(word.trim(), lang, cased);
  return lexicons[lang].spaced ? undefined : hanWord(word.trim());
}
