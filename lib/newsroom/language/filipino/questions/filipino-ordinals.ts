// Ordinal numbers in Filipino, including English ones: ika-12, ikalabindalawang, 12th.
import type { OrdinalForms } from '../../lexicon/ordinal-forms';
import { englishOrdinals as english } from '../../english/questions/english-ordinals';

const ones = 'isa dalawa tatlo apat lima anim pito walo siyam'.split(' ');
/** The numbers without the syllable that they lose after ika-: ikalawa, ikatlo. */
const short = 'una lawa tlo apat lima anim pito walo siyam'.split(' ');

/** The ending of ten before a number: labindalawa, labimpito, labing-apat. */
const joint = (word: string) => (/^[lrsdt]/.test(word) ? 'n' : word.startsWith('p') ? 'm' : 'ng');

/** The words for 1 to 20, by number; without the linker to the next word. */
const words = new Map<string, number>([
  ...short.map((word, at): [string, number] => [word === 'una' ? word : `ika${word}`, at + 1]),
  ['pangalawa', 2],
  ['pangatlo', 3],
  ['ikasampu', 10],
  ...ones.map((word, at): [string, number] => [`ikalabi${joint(word)}${word}`, at + 11]),
  ['ikadalawampu', 20],
]);

const months =
  'Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre';
const figures = `\\bika-?\\s?\\d{1,3}\\b(?! ng (?:${months}))`;
/** Longest first; a hyphen may follow ika- and labing-. */
const spelled = [...words.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) =>
    word.replace(/^ika(?:labing(?=[^l]))?/, (start) => `${start.replace('ika', 'ika-?')}-?`),
  )
  .join('|');
const inWords = (all: string) => `(?<!\\p{L})(?:${all})(?:ng|g)?(?!\\p{L})`;
const rows =
  '(?:na )?(?:edisyon|kongreso|summit|paglilitis|termino|anibersaryo|kumperensiya|kumperensya|kombensiyon|pista|palaro|round|yugto|kabanata|episode|season|sesyon|pulong|kampeonato)';

const bare = (match: string) => match.toLowerCase().replace(/[\s-]/g, '');

export const filipinoOrdinals: OrdinalForms = {
  asked: new RegExp(
    `${figures}|${inWords(spelled.replace(/\|una\b/, ''))}(?= (?:taunang )?${rows}(?!\\p{L}))|${english.asked.source}`,
    'giu',
  ),
  told: new RegExp(`${figures}|${inWords(spelled)}|${english.told.source}`, 'giu'),
  read: (match) => {
    const word = bare(match);
    const digits = /^ika(\d+)$/.exec(word)?.[1];
    if (digits !== undefined) return digits;
    const value = [word, word.replace(/n?g$/, ''), word.replace(/g$/, '')]
      .map((one) => words.get(one))
      .find((one) => one !== undefined);
    return value === undefined ? english.read(match) : String(value);
  },
  written: (number, unit) => [
    `ika-${number}`,
    ...[...words].flatMap(([word, value]) => (value === number ? [word, `${word}ng`] : [])),
    ...english.written(number, unit),
  ],
};
