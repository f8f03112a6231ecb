// Words that are one only as a whole, such as `AT&T`, `O'Neill`, `3.5` and `F-16`. Protects: they are
// not looked for as letters and figures that may stand anywhere.
import { isUnspaced, segment } from './segment';

/** Letters and figures that single signs join. */
const joined = /[\p{L}\p{M}\p{N}]+(?:[^\p{L}\p{M}\p{N}\s][\p{L}\p{M}\p{N}]+)+/gu;
const alone = /^(?:.|\p{N}+)$/u;

/**
 * The tokens of such a word; none of another. Words that a sign merely sets side by side, such as
 * `US-China`, each stand for themselves.
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
    // A sign keeps its place: the word before it is not the last one of the text.
    return ' . ';
  });
  return { words, rest };
}

/** Whether the pieces follow each other somewhere in the tokens of a text. */
export const standTogether = (tokens: readonly string[], pieces: readonly string[]): boolean =>
  tokens.some((_, at) => pieces.every((piece, index) => tokens[at + index] === piece));
