// Tokens of a text where the server does not say how many they were. Protects: a budget is used up
// rather too early than too late.
const charsOfToken = 4;
const han = /\p{Script=Han}/gu;

/** A Chinese character is a token or less, of other writing four letters are about one. */
export function estimatedTokens(text: string): number {
  const wide = text.match(han)?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / charsOfToken);
}
