// The names and the words of the news in all languages, line by line, put together: the one table that
// questions and reports in different languages are compared by. Protects: a name is known everywhere
// or nowhere.
import type { Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import type { Lexicon } from '../language';
import { lexicons } from '../lexicons';
import { placeNames, regionNames } from '../names/place-names';

/** What is said for one meaning, or the name of one thing, in each language. */
export type Row = Partial<Record<Language, readonly string[]>>;

/** The language whose first word of a line is the key of that line. */
export const languageOfKeys: Language = 'en';

const listed = (cell: string) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The words of each line of a table, under the word that all languages have for its key. */
function linesOf(table: string): ReadonlyMap<string, readonly string[]> {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [key = '', cell] = line.split('=');
      const words = listed(cell ?? key);
      return [cell === undefined ? (words[0] ?? '') : key.trim(), words];
    }),
  );
}

/** The lines of all languages together. A language that has none of a line takes over that of the key. */
function rowsOf(tableOf: (lexicon: Lexicon) => string): Row[] {
  const tables = byLanguage((lang) => linesOf(tableOf(lexicons[lang])));
  return [...tables[languageOfKeys]].map(([key, own]) =>
    byLanguage((lang) => tables[lang].get(key) ?? own),
  );
}

/** Shorter names of another variant are found inside of other words: 查德 in 理查德. */
const shortestOfVariant = 3;

/** The places of all tags of a language, as they are compared. */
const variantNames = byLanguage((lang) => {
  const { tags = [], asCompared = String } = lexicons[lang].placeVariants ?? {};
  const platform = tags.map(
    (tag) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }),
  );
  return (code: string) =>
    platform
      .flatMap((names) => names.of(code) ?? [])
      .map(asCompared)
      .filter((name) => [...name].length >= shortestOfVariant);
});

/** Countries and territories, and what belongs to them. */
export const placeRows: readonly Row[] = placeNames((lang, code) => [
  ...(lexicons[lang].places[code] ?? []),
  ...variantNames[lang](code),
]);

/** All that countries and territories are called, and what belongs to them, in small letters. */
export const placeWords: ReadonlySet<string> = new Set([
  ...regionNames(),
  ...placeRows.flatMap((row) => Object.values(row).flat()).map((word) => word.toLowerCase()),
]);

/** What names something, most surely first: places by the platform's data, people and bodies, cities. */
export const nameRows: readonly Row[] = [
  ...placeRows,
  ...rowsOf(({ knownNames }) => knownNames),
  ...rowsOf(({ cities }) => cities),
];

/** What happens, as headlines say it. */
export const deedRows: readonly Row[] = rowsOf(({ deeds }) => deeds);

/** Further names of the news, and further words of it: see `newsWords`. */
export const newsNameRows: readonly Row[] = rowsOf(({ newsNames }) => newsNames);
export const newsWordRows: readonly Row[] = rowsOf(({ newsWords }) => newsWords);

/** Everyday words by what they mean. */
export const meaningRows: readonly Row[] = rowsOf(({ meanings }) => meanings);
