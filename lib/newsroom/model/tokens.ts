// Tokens of a text where the server does not say how many they were. Protects: a budget is used up
// rather too early than too late.
import { countHan } from '@/lib/model/text/scripts';

const charsOfToken = 4;

/** A Chinese character is a token or less, of other writing four letters are about one. */
export function estimatedTokens(text: string): number {
  const wide = countHan(text);
  return wide + Math.ceil((text.length - wide) / charsOfToken);
}
