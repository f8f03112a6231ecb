// Words of a command line that have to be something: an empty one is what a script's unset variable
// leaves behind, and must not be taken for the folder that the command is run in.

/** @throws Error where `word` is blank. `said` is what it stands for: `--to`, `the file`. */
export function needWord(said: string, word: string): string {
  if (!word.trim()) throw new Error(`${said} is empty: give it a name.`);
  return word;
}

/** A number in digits alone. @throws Error with the bounds for anything else. */
export function wholeNumber(said: string, word: string, least: number, most: number): number {
  const number = /^\d+$/.test(word) ? Number(word) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Error(`${said} is "${word}"; it must be a whole number from ${least} to ${most}.`);
  }
  return number;
}
