// The words of a theme as a reader types them: a list in one line. Protects: what the service would
// refuse is reported beside its field before anything is sent.
import { themeWordChars, themeWordsMost } from '../limits/themes';

/** The distinct words of a list separated by commas or lines. */
export const wordsIn = (typed: string): string[] => [
  ...new Set(typed.split(/[,，、;；\n]/).flatMap((one) => one.trim() || [])),
];

/** The problem of a typed list: too many words, or one that is too long. */
export function wordsProblem(typed: string): 'many' | 'long' | undefined {
  const words = wordsIn(typed);
  if (words.some((word) => word.length > themeWordChars)) return 'long';
  return words.length > themeWordsMost ? 'many' : undefined;
}
