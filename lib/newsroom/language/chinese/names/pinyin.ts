// Names of people between Chinese characters and pinyin: 王楚钦 is Wang Chuqin. Protects: who asks in
// one script finds reports in the other, and only a surname with a given name is taken for a name,
// since a syllable alone is written by dozens of characters.
import { pinyin } from 'pinyin-pro';
import { fold } from '../../segment';
import type { Spelled } from '../../lexicon/spelled';
import { isPersonName, isSurname } from './chinese-name-words';

const han = /^\p{Script=Han}+$/u;
/** A name of so many characters has a surname of two. */
const longName = 4;

/** The characters of everyday writing, by each of their readings without tone. */
let written: Map<string, string[]> | undefined;

function charactersOf(syllable: string): readonly string[] {
  if (!written) {
    written = new Map();
    const bytes: number[] = [];
    // GB 2312: its rows of characters.
    for (let row = 0xb0; row <= 0xf7; row += 1) {
      for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
    }
    for (const character of new TextDecoder('gb2312').decode(new Uint8Array(bytes))) {
      if (!han.test(character)) continue;
      const readings = pinyin(character, { toneType: 'none', type: 'array', multiple: true });
      for (const reading of new Set(readings.map(fold))) {
        written.set(reading, [...(written.get(reading) ?? []), character]);
      }
    }
  }
  return written.get(syllable) ?? [];
}

/** A name in characters as papers in Latin letters write it; undefined where it is none. */
export function inPinyin(name: string): Spelled | undefined {
  const characters = [...name];
  if (!han.test(name) || !isPersonName(name) || characters.length < 2) return undefined;
  const read = pinyin(name, { toneType: 'none', type: 'array', surname: 'head' }).map(fold);
  const surname = characters.length >= longName ? 2 : 1;
  const [family, given] = [read.slice(0, surname).join(''), read.slice(surname)];
  return {
    forms: [given.join('')],
    pattern: new RegExp(`(?<![a-z])${family}[ -]${given.join('[- ]?')}(?![a-z])`),
  };
}

/** The ways to read a given name as one syllable or two: "xian" is 显 and 西安. */
function syllablesOf(given: string): string[][] {
  const cuts = Array.from({ length: Math.max(0, given.length - 2) }, (_, at) => at + 1);
  const both = cuts.map((at) => [given.slice(0, at), given.slice(at)]);
  return [[given], ...both].filter((row) => row.every((one) => charactersOf(one).length > 0));
}

/** More pairs of characters are not looked for: the text decides. */
const pairsMost = 400;

const pairs = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => one + other));

/** A surname and a given name in pinyin, folded, as reports in Chinese write them. */
export function inCharacters(family: string, given: string): Spelled | undefined {
  const surnames = charactersOf(family).filter(isSurname);
  const ways = given.includes('-') ? [given.split('-')] : syllablesOf(given);
  const read = ways
    .map((way) => way.map(charactersOf))
    .filter((way) => way.every((one) => one.length > 0));
  if (surnames.length === 0 || read.length === 0) return undefined;
  const classes = read.map((way) => way.map((one) => `[${one.join('')}]`).join(''));
  return {
    forms: read.flatMap(([first = []]) => pairs(surnames, first)).slice(0, pairsMost),
    pattern: new RegExp(`[${surnames.join('')}](?:${classes.join('|')})`, 'u'),
  };
}
