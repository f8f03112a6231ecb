// Replaces a full name by the abbreviation that its source gives it: after ‘the World Health
// Organization (WHO)’, every mention of the name is WHO. Protects: only letters in brackets after
// the name, which begin its words.
import type { Token } from '../language/lexicon/token';

/** The keys of a name's words, and its abbreviation. */
type Letters = { words: readonly string[]; key: string };

const lettersLeast = 2;
const isName = (token: Token | undefined) => token?.kind === 'word' && token.name === true;
/** "Of" and "the" within a name. */
const isSmall = (token: Token | undefined) =>
  token !== undefined && /^(?:role|empty|joint)$/.test(token.kind);

/** The name before a bracket whose words begin with these letters. */
function nameBefore(tokens: readonly Token[], open: number, key: string): string[] | undefined {
  const words: string[] = [];
  for (let at = open - 1; at >= 0 && words.length < key.length; at -= 1) {
    const token = tokens[at];
    if (token && isName(token)) words.unshift(token.key);
    else if (!isSmall(token)) break;
  }
  const isSame = words.map((word) => word[0]).join('') === key;
  return isSame ? words : undefined;
}

/** The abbreviations that texts give in brackets after names. */
export const lettersIn = (texts: readonly (readonly Token[])[]): Letters[] =>
  texts.flatMap((tokens) =>
    tokens.flatMap((token, at) => {
      const { key, kind } = token;
      const isBracketed = tokens[at - 1]?.key === '(' && tokens[at + 1]?.key === ')';
      if (kind !== 'word' || !token.name || !isBracketed || key.length < lettersLeast) return [];
      const words = nameBefore(tokens, at - 1, key);
      return words ? [{ words, key }] : [];
    }),
  );

/** The index after a full name that begins at a position, or -1. */
function endOfName(tokens: readonly Token[], start: number, words: readonly string[]): number {
  let at = start;
  for (const word of words) {
    while (at > start && isSmall(tokens[at])) at += 1;
    const token = tokens[at];
    if (!isName(token) || token?.key !== word) return -1;
    at += 1;
  }
  return at;
}

/** The tokens of a text with each such name abbreviated. */
export function byLetters(tokens: readonly Token[], letters: readonly Letters[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = letters
      .map(({ words, key }) => ({ key, end: endOfName(tokens, at, words) }))
      .find(({ end }) => end > at);
    const [first, last] = [tokens[at], tokens[(found?.end ?? 0) - 1]];
    if (found && first && last) {
      const { owner } = last;
      out.push({
        ...{ kind: 'word', key: found.key, start: first.start, end: last.end },
        ...{ name: true, owner, verb: false, passive: false },
      });
      at = found.end;
    } else {
      if (first) out.push(first);
      at += 1;
    }
  }
  return out;
}
