// Converts names of people between Chinese characters and pinyin: 王楚钦 is Wang Chuqin. Protects: a
// question in one script finds reports in the other, and only a surname with a given name counts as
// a name, since dozens of characters share a syllable.
import type { Spelled } from '../../lexicon/spelled';
import { isPersonName, isSurname } from './chinese-name-words';
import { charactersRead, surnameOf, syllableOf } from './syllables';

const han = /^\p{Script=Han}+$/u;
/** A name of this many characters has a surname of two. */
const longName = 4;

/** A name in characters as newspapers in Latin script write it; undefined if it is not a name. */
export function inPinyin(name: string): Spelled | undefined {
  const characters = [...name];
  if (!han.test(name) || !isPersonName(name) || characters.length < 2) return undefined;
  const read = characters.map((one, at) => (at === 0 ? surnameOf(one) : syllableOf(one)));
  if (read.includes(undefined)) return undefined;
  const surname = characters.length >= longName ? 2 : 1;
  const [family, given] = [read.slice(0, surname).join(''), read.slice(surname)];
  return {
    forms: [given.join('')],
    pattern: new RegExp(`(?<![a-z])${family}[ -]${given.join('[- ]?')}(?![a-z])`),
  };
}

/** The ways to read a given name as one or two syllables: "xian" is 显 and 西安. */
function syllablesOf(given: string): string[][] {
  const cuts = Array.from({ length: Math.max(0, given.length - 2) }, (_, at) => at + 1);
  const both = cuts.map((at) => [given.slice(0, at), given.slice(at)]);
  return [[given], ...both].filter((row) => row.every((one) => charactersRead(one).length > 0));
}

/** The most character pairs used as index words; the pattern then checks the text. */
const pairsMost = 400;

const pairs = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => one + other));

/** A surname and a given name in folded pinyin, as Chinese reports write them. */
export function inCharacters(family: string, given: string): Spelled | undefined {
  const surnames = charactersRead(family).filter(isSurname);
  const ways = given.includes('-') ? [given.split('-')] : syllablesOf(given);
  const read = ways
    .map((way) => way.map(charactersRead))
    .filter((way) => way.every((one) => one.length > 0));
  if (surnames.length === 0 || read.length === 0) return undefined;
  const classes = read.map((way) => way.map((one) => `[${one.join('')}]`).join(''));
  return {
    forms: read.flatMap(([first = []]) => pairs(surnames, first)).slice(0, pairsMost),
    pattern: new RegExp(`[${surnames.join('')}](?:${classes.join('|')})`, 'u'),
  };
}
