// The words of a theme as a reader types them: a list in one line. Protects: what the service would
// refuse is told beside the field that holds it, before anything is sent.
import { themeWordChars, themeWordsMost } from '../limits/themes';

/** The words of a list with commas or lines, each once. */
export const wordsIn = (typed: string): string[] => [
  ...new Set(typed.split(/[,，、;；\n]/).flatMap((one) => one.trim() || [])),
];

/** What is wrong with a typed list: too many words, or one that is too long. */
export function wordsProblem(typed: string): 'many' | 'long' | undefined {
  const words = wordsIn(typed);
  if (words.some((word) => word.length > themeWordChars)) return 'long';
  return words.length > themeWordsMost ? 'many' : undefined;
}
