// Which countries a text names, in whatever language: who asks for one is answered by no sentence
// without any.
import { newsNameRows, placeRows, type Row } from './rows';
import { escapePattern } from '../escape-pattern';
import { fold, isUnspaced } from '../segment';

/** Shorter names are found inside of other words. */
const shortest = 2;

/** Those that the platform knows as parts of another. */
const ofTheirOwn = ['england', 'scotland', 'wales', 'northern ireland'];
const isOfItsOwn = ({ en = [] }: Row) => ofTheirOwn.some((name) => en.includes(name));

/** What each country is called, and what belongs to it: in letters as whole words. */
const countries = [...placeRows, ...newsNameRows.filter(isOfItsOwn)].map((row) => {
  const all = [...new Set(Object.values(row).flat().map(fold))].filter(
    (name) => name.length >= shortest,
  );
  const [signs, spelled] = [all.filter(isUnspaced), all.filter((name) => !isUnspaced(name))];
  const escaped = spelled.map(escapePattern);
  return { signs, pattern: new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'u') };
});

/** The countries of a text, each as its place in the table. */
export function countriesIn(text: string): number[] {
  const folded = fold(text);
  return countries.flatMap(({ signs, pattern }, at) =>
    signs.some((sign) => folded.includes(sign)) || pattern.test(folded) ? [at] : [],
  );
}
