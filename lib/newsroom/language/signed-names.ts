// Names that contain a sign, such as `AT&T`, `R&D`, `C++`, `C#` and `Node.js`. Protects: they are
// not searched as the letters without it, which occur anywhere.
import { fold, segment } from './segment';

/** Letters and digits on each side; a name with `&` is an abbreviation. */
const joined =
  /[\p{Script=Latin}\p{N}]{1,4}(?:&[\p{Script=Latin}\p{N}]{1,4})+(?![\p{Script=Latin}\p{N}+#&])/u;
/** A version may follow: `C++20` is C++, and 20. */
const ended = /(?:\p{Script=Latin}{1,2}\+\+|\p{Script=Latin}#)(?![\p{Script=Latin}+#&])/u;
const dotted = /\p{Script=Latin}{2,}\.\p{Script=Latin}{2,4}(?![\p{Script=Latin}\p{N}+#&])/u;
const name = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}])(?:${[joined, ended, dotted].map(({ source }) => source).join('|')})`,
  'gu',
);

const isSigned = /[&+#.]/;

/** The names with signs in a text, folded, each once. */
export const signedNames = (text: string): string[] => [
  ...new Set([...fold(text).matchAll(name)].map(([found]) => found)),
];

/** `c++` as `cplusplus`, `c#` as `csharp`: the full-text index only keeps letters and digits. */
const spelled = (found: string) =>
  /[+#]$/.test(found) ? found.replaceAll('+', 'plus').replaceAll('#', 'sharp') : undefined;

/** The names in a text that end in signs, as words of the full-text index, each once. */
export const spelledNames = (text: string): string[] =>
  signedNames(text).flatMap((found) => spelled(found) ?? []);

/** A text with such names replaced by those words, for a query. */
export const withSpelledNames = (text: string): string =>
  fold(text).replace(name, (found) => {
    const word = spelled(found);
    return word ? ` ${word} ` : found;
  });

/** The words of such a name in the full-text index, in succession; undefined for other words. */
export const inFullText = (term: string): string | undefined =>
  isSigned.test(term) ? (spelled(term) ?? (segment(term, 'en').join(' ') || undefined)) : undefined;
