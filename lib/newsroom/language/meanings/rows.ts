// The tables of words that languages give under common keys, line by line, put together.
import { byLanguage, type Language } from '@/lib/model/text/languages';
import type { Lexicon } from '../language';
import { lexicons } from '../lexicons';

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
export function rowsOf(tableOf: (lexicon: Lexicon) => string): Row[] {
  const tables = byLanguage((lang) => linesOf(tableOf(lexicons[lang])));
  return [...tables[languageOfKeys]].map(([key, own]) =>
    byLanguage((lang) => tables[lang].get(key) ?? own),
  );
}
