// Estimates the tokens of a text where the server does not report them. Protects: estimates are too
// high rather than too low.
import { countHan } from '@/lib/model/text/scripts';

const charsOfToken = 4;

/** A Chinese character is at most one token; in other scripts a token is about four letters. */
export function estimatedTokens(text: string): number {
  const wide = countHan(text);
  return wide + Math.ceil((text.length - wide) / charsOfToken);
}
