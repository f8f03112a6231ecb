// Which countries a text names, in any language: a question for a country is only answered by a
// sentence that names one.
import { newsNameRows, placeRows, type Row } from './rows';
import { escapePattern } from '../escape-pattern';
import { fold, isUnspaced } from '../segment';

/** Shorter names occur inside other words. */
const shortest = 2;

/** Countries that the platform only knows as parts of another. */
const ofTheirOwn = ['england', 'scotland', 'wales', 'northern ireland'];
const isOfItsOwn = ({ en = [] }: Row) => ofTheirOwn.some((name) => en.includes(name));

/** The names and adjectives of each country; in scripts with spaces, matched as whole words. */
const countries = [...placeRows, ...newsNameRows.filter(isOfItsOwn)].map((row) => {
  const all = [...new Set(Object.values(row).flat().map(fold))].filter(
    (name) => name.length >= shortest,
  );
  const [signs, spelled] = [all.filter(isUnspaced), all.filter((name) => !isUnspaced(name))];
  const escaped = spelled.map(escapePattern);
  return { signs, pattern: new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'u') };
});

/** The countries in a text, each as its index in the table. */
export function countriesIn(text: string): number[] {
  const folded = fold(text);
  return countries.flatMap(({ signs, pattern }, at) =>
    signs.some((sign) => folded.includes(sign)) || pattern.test(folded) ? [at] : [],
  );
}
