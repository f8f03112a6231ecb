// Ordinal numbers in English: 45th, forty-fifth.
import type { OrdinalForms } from '../../lexicon/ordinal-forms';

const small =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** 20 is the second of the tens, 90 the ninth. */
const firstTen = 2;

/** The words for 1 to 99, by number. */
const words = new Map<string, number>([
  ...small.map((word, at): [string, number] => [word, at + 1]),
  ...tens.flatMap((ten, at): [string, number][] => {
    const number = (at + firstTen) * 10;
    const units = small.slice(0, 9);
    return [
      [ten.replace(/y$/, 'ieth'), number],
      ...units.map((unit, more): [string, number] => [`${ten}-${unit}`, number + more + 1]),
    ];
  }),
]);

/** Nouns whose ordinals each name a separate thing. */
const rows =
  '(?:editions?|congress|summit|trial|term|anniversary|conference|convention|cup|fair|festival|games|round|leg|phase|volume|chapter|episode|season|session|meeting|championships?)';
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** Longest first: forty-fifth before forty, twenty-fourth before fourth. */
const spelled = [...words.keys()].sort((a, b) => b.length - a.length).join('|');
const figures = `(?<!(?:${months}) )\\b\\d{1,3}(?:st|nd|rd|th)\\b(?! of)`;
const inWords = `(?<![\\p{L}-])(?:${spelled})(?![\\p{L}-])`;
const endings = ['th', 'st', 'nd', 'rd'];

/** ‘11th’ and its neighbors have the ending of ten. */
const endingOf = (number: number) =>
  Math.trunc((number % 100) / 10) === 1 ? 'th' : (endings[number % 10] ?? 'th');

export const englishOrdinals: OrdinalForms = {
  asked: new RegExp(
    `${figures}|(?<=(?:\\b(?:the|an?|his|her|its|their|our|whose)|['’]s) )(?!first\\b)${inWords}(?= (?:annual |\\p{Lu}[\\p{L}’'-]* ){0,3}${rows}(?!\\p{L}))`,
    'giu',
  ),
  // Season 2, Round 3
  told: new RegExp(`${figures}|${inWords}|(?<=\\b${rows} )\\d{1,3}\\b`, 'giu'),
  read: (match) => String(words.get(match.toLowerCase()) ?? parseInt(match, 10)),
  written: (number) => [
    `${number}${endingOf(number)}`,
    ...[...words].flatMap(([word, value]) => (value === number ? [word] : [])),
  ],
};
