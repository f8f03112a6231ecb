// Checks command-line words that must not be empty: an unset variable in a script leaves an empty
// one, which must not be taken for the current folder.

/** @throws Error if `word` is blank. `said` names it in the message: `--to`, `the file`. */
export function needWord(said: string, word: string): string {
  if (!word.trim()) throw new Error(`${said} is empty: give it a name.`);
  return word;
}

/** Parses a number of digits only. @throws Error with the bounds for anything else. */
export function wholeNumber(said: string, word: string, least: number, most: number): number {
  const number = /^\d+$/.test(word) ? Number(word) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Error(`${said} is "${word}"; it must be a whole number from ${least} to ${most}.`);
  }
  return number;
}
