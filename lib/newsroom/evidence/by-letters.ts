// Names that one text spells out and another abbreviates: the World Health Organization is the WHO.
// Protects: letters only stand for the words of a name that begin with them.
import { fold } from '../language/segment';

/** A word of a name, followed perhaps by small ones: ‘Department of Justice’. */
const inFull = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}’]*(?:,? (?:\p{Ll}{1,3} ){0,2}|-)?/gu;
/** Most small words between two words of a name. */
const smallMost = 2;
const letters = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu;

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word);
/** So that World War II gives WWII. */
const initialOf = (word: string) => (/^\p{Lu}+$/u.test(word) ? word : ([...word][0] ?? ''));
const initialsOf = (words: readonly string[]) => words.map(initialOf).join('').toUpperCase();

/** Runs of adjacent capitalized words, with the small ones between them. */
function runsOf(text: string): string[][] {
  const runs: string[][] = [];
  let end = -1;
  for (const { 0: found, index } of text.matchAll(inFull)) {
    if (index !== end) runs.push([]);
    runs.at(-1)?.push(...(found.match(/\p{L}[\p{L}\p{M}’]*/gu) ?? []));
    end = index + found.length;
  }
  return runs;
}

/** The words of a run that letters stand for; small words may have a letter, too. */
function wordsOf(run: readonly string[], short: string): readonly string[] {
  const longest = short.length * (smallMost + 1);
  for (const [start, first] of run.entries()) {
    if (!isCapitalized(first)) continue;
    for (let length = 1; length <= longest && start + length <= run.length; length += 1) {
      const words = run.slice(start, start + length);
      const names = words.filter(isCapitalized);
      if ([initialsOf(names), initialsOf(words)].includes(short)) return names;
    }
  }
  return [];
}

/** Treats ‘U.S.’ as US. */
const lettersOf = (text: string) =>
  text.replace(/(?<=(?<!\p{L})\p{Lu})\./gu, '').match(letters) ?? [];

/** The folded names of a text that others abbreviate, or spell out where the text abbreviates. */
export function namesByLetters(text: string, others: readonly string[]): Set<string> {
  const [own, theirs] = [runsOf(text), others.flatMap(runsOf)];
  const inWords = others
    .flatMap(lettersOf)
    .flatMap((one) => own.flatMap((run) => wordsOf(run, one)));
  const short = lettersOf(text).filter((one) => theirs.some((run) => wordsOf(run, one).length > 0));
  return new Set([...inWords, ...short].map(fold));
}
