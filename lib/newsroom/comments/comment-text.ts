// Cleans a comment for storage as plain text. Protects: no control characters, no marks that
// reverse the text direction, no walls of empty lines.
import { commentChars } from '@/lib/model/limits/comments';
import { isSeen, seenLines } from '@/lib/model/text/seen-text';

/** The lines of a comment; the limit of its characters is part of the contract. */
const commentLines = 20;

/** The cleaned text; undefined when nothing is left or it is too long. */
export function commentText(written: string): string | undefined {
  // Line by line: an expression that looks for blanks before a line end starts over at each blank.
  const lines = seenLines(written)
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n');
  const text = [...lines.slice(0, commentLines - 1), lines.slice(commentLines - 1).join(' ')]
    .join('\n')
    .trim();
  if (!isSeen(text) || [...text].length > commentChars) return undefined;
  return text;
}
