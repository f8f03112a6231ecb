// Filipino words borrowed from English or Spanish by sound: "operasyon" is "operation". Protects
// that a question in Filipino finds English reports that use nearly the same word.

const ending = /si?yon$/;
/** Shorter words are different ones: "misyon" is "mission". */
const shortestStart = 4;

/**
 * The English word that a Filipino one was borrowed from, judging by its ending; undefined
 * otherwise.
 */
export function englishOfLoanword(word: string): string | undefined {
  const start = word.replace(ending, '');
  if (start === word || start.length < shortestStart) return undefined;
  return `${start.replace(/k/g, 'c')}tion`;
}
