// Words that are one only as a whole, such as `AT&T`, `O'Neill`, `3.5` and `F-16`. Protects: their
// letters and digits are not searched separately, as those may occur anywhere.
import { isUnspaced, segment } from './segment';

/** Letters and digits joined by single signs. */
const joined = /[\p{L}\p{M}\p{N}]+(?:[^\p{L}\p{M}\p{N}\s][\p{L}\p{M}\p{N}]+)+/gu;
const alone = /^(?:.|\p{N}+)$/u;

/**
 * The tokens of such a word; none for other words. Words that a sign merely connects, such as
 * `US-China`, are separate words.
 */
function piecesOf(written: string): string[] {
  if (isUnspaced(written)) return [];
  const pieces = segment(written, 'en');
  return pieces.length > 1 && pieces.some((piece) => alone.test(piece)) ? pieces : [];
}

/** The tokens of each such word in a text, and the text without them. */
export function joinedWords(text: string): { words: string[][]; rest: string } {
  const words: string[][] = [];
  const rest = text.replace(joined, (written) => {
    const pieces = piecesOf(written);
    if (pieces.length === 0) return written;
    words.push(pieces);
    // A period keeps the position, so that the word before it is not the last one of the text.
    return ' . ';
  });
  return { words, rest };
}

/** Whether the pieces occur in succession in the tokens of a text. */
export const standTogether = (tokens: readonly string[], pieces: readonly string[]): boolean =>
  tokens.some((_, at) => pieces.every((piece, index) => tokens[at + index] === piece));
