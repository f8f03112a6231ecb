// What a reader wrote, as it is kept: plain text. Protects: no control character, no mark that turns
// the direction of the page, no wall of empty lines.
import { commentChars, commentLines } from '@/lib/model/limits/comments';

/** Controls but the line break, and marks that change the direction of text. */
const unseen = /(?!\n)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]|\p{Cs}/gu;

/** The cleaned text; undefined when nothing is left or it is too long. */
export function commentText(written: string): string | undefined {
  const lines = written
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .trim()
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n');
  const text = [...lines.slice(0, commentLines - 1), lines.slice(commentLines - 1).join(' ')]
    .join('\n')
    .trim();
  // Marks and spaces alone say nothing; an emoji does.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text) || [...text].length > commentChars) return undefined;
  return text;
}
