// Filipino words taken over from English or Spanish by their sound: "operasyon" is "operation".
// Protects that a question in Filipino finds what English reports say in nearly the same word.

const ending = /si?yon$/;
/** Shorter words are others: "misyon" is "mission". */
const shortestStart = 4;

/** The English word that a Filipino one was made from, as far as its ending tells; undefined else. */
export function englishOfLoanword(word: string): string | undefined {
  const start = word.replace(ending, '');
  if (start === word || start.length < shortestStart) return undefined;
  return `${start.replace(/k/g, 'c')}tion`;
}
