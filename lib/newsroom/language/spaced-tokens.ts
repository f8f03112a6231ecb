// English and Filipino sentences as tokens: words by their stems, numbers by their values, and of
// the small words those that change what is said.
import type { Language } from '@/lib/model/text/languages';
import { fold } from './segment';
import { numberAt, phraseAt, type Piece } from './spaced-numbers';
import { isPart, type Token } from './token';
import { baseOf, englishComparison } from './english/english-comparison';
import { filipinoComparison } from './filipino/filipino-comparison';
import type { ComparisonWords } from './comparison-words';

const pieces =
  /(?:\p{L}\.){2,}|(?:\p{Lu}{1,3})?[$£€¥₱]\s?\d+(?:,\d{3})*(?:\.\d+)?|\d+(?:,\d{3})*(?:\.\d+)?(?::\d\d)?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[%.,;:!?()[\]…—–]|--|(?<=\s)-(?=\s)/gu;
const abbreviations =
  /^(?:mr|mrs|ms|dr|prof|sen|rep|gov|gen|lt|col|sgt|capt|maj|st|jr|sr|inc|ltd|co|corp|no|vs|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|gng|bb|p|a|m)$/;
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre)$/;
const pronouns: Readonly<Record<string, string>> = {
  he: 'he', him: 'he', his: 'he', himself: 'he', she: 'she', her: 'she', hers: 'she', herself: 'she',
  they: 'they', them: 'they', their: 'they', theirs: 'they', themselves: 'they', i: 'i', me: 'i',
  my: 'i', we: 'we', us: 'we', our: 'we', you: 'you', your: 'you',
  siya: 'siya', niya: 'niya', sila: 'sila', nila: 'nila', ako: 'ako', kami: 'kami', tayo: 'tayo',
}; // prettier-ignore
const being = /^(?:is|are|was|were|be|been|being|gets?|got)$/;

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(pieces)].map(({ 0: raw, index }) => ({
    raw,
    text: fold(raw).replace(/’/g, "'"),
    start: index,
    end: index + raw.length,
  }));
}

/** The stem by which two forms of a word are one; Filipino keeps its affixes and loses its linker. */
function keyOf(word: string, lang: Language, { same }: ComparisonWords): string {
  if (lang === 'en') return baseOf(word);
  const bare = word.length > 4 && /[aeiou]ng$/.test(word) ? word.slice(0, -2) : word;
  return same[word] ?? same[bare] ?? bare;
}

const isPast = (word: string) => /[^aeiou]ed$|ied$|[aeiou]ed$/.test(word) && word.length > 4;

/** A small word within a compound: "father-in-law". */
const isInside = (text: string, { start, end }: Piece) =>
  text[start - 1] === '-' && text[end] === '-';

const vocabularies = { en: englishComparison, ph: filipinoComparison } as const;

/** The tokens of a text in a language that sets blanks. */
export function spacedTokens(text: string, lang: 'en' | 'ph'): Token[] {
  const words = vocabularies[lang];
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
    if (!/[\p{L}\p{N}%$£€¥₱]/u.test(word)) {
      const inside =
        word === '.' && before && (abbreviations.test(before.text) || /^\p{L}$/u.test(before.text));
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
    const number = numberAt(list, at, words);
    if (number) {
      add('number', number.key, number.end - at);
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
      months.test(bare) && name && (bare !== 'may' || (before && !/[.!?]/.test(before.text)));
    if (tail === 'll') tokens.push({ kind: 'hedge', key: 'will', start, end: piece.end });
    const plain = word.replace(/\./g, '');
    const us = lang === 'en' && (raw === 'US' || raw === 'U.S.' || raw === 'UK' || raw === 'U.K.');
    const owner = tail === 's' || (/s$/.test(bare) && /^['’]/.test(text.slice(piece.end)));
    const pronoun = us ? undefined : pronouns[bare];
    if (us) add('word', plain, 1, { name: true, owner });
    else if (pronoun) add('pronoun', pronoun);
    else if (words.limits.has(bare)) add('limit', keyOf(bare, lang, words), 1, { owner });
    else if (words.hedges.has(bare) && !isMonth)
      add('hedge', keyOf(bare, lang, words), 1, { owner });
    else if (isInside(text, piece)) add('empty', bare);
    else if (words.roles[bare]) add('role', words.roles[bare] ?? '');
    else if (words.links.has(bare)) add('word', bare, 1, { joins: true });
    else if (words.joints.has(bare)) add('joint', bare);
    else if (words.empty.has(bare)) {
      if (lang === 'en') wasBeing ||= being.test(bare);
      add('empty', bare);
      continue;
    } else {
      const known = keyOf(plain.split("'")[0] ?? plain, lang, words);
      const verb = lang === 'en' && isPast(bare);
      const general = words.general[known];
      add('word', known, 1, {
        ...{ name, owner, verb, passive: verb && wasBeing },
        ...(general && { general }),
      });
      if (/ly$/.test(bare)) continue;
    }
    wasBeing = false;
  }
  const ordered = monthFirst(tokens);
  return lang === 'ph' ? predicateFirst(ordered) : ordered;
}

/** "5 January" as "January 5". */
function monthFirst(tokens: Token[]): Token[] {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [day, month] = [tokens[at], tokens[at + 1]];
    if (day?.kind !== 'number' || !month?.name || !months.test(month.key)) continue;
    if (!/^(?:[12]?\d|3[01])(?:th)?$/.test(day.key)) continue;
    tokens[at] = month;
    tokens[at + 1] = { ...day, key: day.key.replace('th', '') };
  }
  return tokens;
}

/** "Ang X ay Y" as "Y ang X": Filipino says the same in both orders. */
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
