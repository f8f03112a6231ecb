// What somebody calls for, as what they say should be done: ‘urged the bank to close’ is ‘said the bank
// should close’. Protects: only with who should do it, and what; it stays said, and undone.
import type { Urging } from '../lexicon/comparison-words';
import { isPart, isTelling, type Token } from '../lexicon/token';

/** Tokens of who should do it, at most. */
const addressedMost = 8;

/** Where what is to be done begins, behind who should do it; -1 where it is not told. */
function deedBehind(tokens: readonly Token[], at: number, to: string): number {
  const length = tokens
    .slice(at + 1)
    .findIndex((one) => isPart(one) || one.kind === 'hedge' || one.key === to);
  const place = at + 1 + length;
  const [sign, deed] = [tokens[place], tokens[place + 1]];
  const isDeed = sign?.kind === 'role' && deed?.kind === 'word' && !deed.name;
  const isAddressed = tokens.slice(at + 1, place).some(isTelling) && length <= addressedMost;
  return isDeed && isAddressed ? place : -1;
}

/** The tokens of a text with what is urged said in one way. */
export function urgedInOneWay(tokens: readonly Token[], words: Urging): Token[] {
  const out = [...tokens];
  for (const [at, { kind, key, start, end }] of tokens.entries()) {
    const place = kind === 'hedge' && key === words.urge ? deedBehind(tokens, at, words.to) : -1;
    const [last, sign] = [tokens[place - 1], tokens[place]];
    if (!last || !sign) continue;
    const should: Token = { ...sign, kind: 'hedge', key: words.should };
    out[at] = { kind: 'word', key: words.says, start, end, urges: true };
    // ‘Not to close’: what should not be.
    const isDenied = last.kind === 'denial';
    out.splice(place - 1, 2, ...(isDenied ? [should, last] : [last, should]));
  }
  return out;
}
