// The names and news words of all languages, joined line by line: the one table by which questions
// and reports in different languages are compared. Protects: a name is known in every language or
// in none.
import type { Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import type { Lexicon } from '../language';
import { lexicons } from '../lexicons';
import { placeNames, regionNames } from '../names/place-names';

/** The words for one meaning, or the names of one thing, in each language. */
export type Row = Partial<Record<Language, readonly string[]>>;

/** The language whose first word is the key of a line. */
export const languageOfKeys: Language = 'en';

const listed = (cell: string) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The words of each line of a table, by the key that all languages share. */
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

/**
 * The lines of all languages joined. A language without a line of its own uses that of the key
 * language.
 */
function rowsOf(tableOf: (lexicon: Lexicon) => string): Row[] {
  const tables = byLanguage((lang) => linesOf(tableOf(lexicons[lang])));
  return [...tables[languageOfKeys]].map(([key, own]) =>
    byLanguage((lang) => tables[lang].get(key) ?? own),
  );
}

/** Shorter names of another variant occur inside other words: 查德 in 理查德. */
const shortestOfVariant = 3;

/** The place names of all tags of a language, normalized for comparison. */
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

/** Countries and territories, with the words derived from them. */
export const placeRows: readonly Row[] = placeNames((lang, code) => [
  ...(lexicons[lang].places[code] ?? []),
  ...variantNames[lang](code),
]);

/** All names of countries and territories, and the words derived from them, in lower case. */
export const placeWords: ReadonlySet<string> = new Set([
  ...regionNames(),
  ...placeRows.flatMap((row) => Object.values(row).flat()).map((word) => word.toLowerCase()),
]);

/**
 * Names, most reliable first: places from the platform's data, people and organizations, cities,
 * provinces.
 */
export const nameRows: readonly Row[] = [
  ...placeRows,
  ...rowsOf(({ knownNames }) => knownNames),
  ...rowsOf(({ cities }) => cities),
  ...rowsOf(({ provinces }) => provinces),
];

/** Occurrences as headlines name them. */
export const deedRows: readonly Row[] = rowsOf(({ deeds }) => deeds);

/** Further names and words in the news: see `newsWords`. */
export const newsNameRows: readonly Row[] = rowsOf(({ newsNames }) => newsNames);
export const newsWordRows: readonly Row[] = rowsOf(({ newsWords }) => newsWords);

/** Everyday words by meaning. */
export const meaningRows: readonly Row[] = rowsOf(({ meanings }) => meanings);
