// Rewrites what somebody calls for as what they say should be done: ‘urged the bank to close’
// becomes ‘said the bank should close’. Protects: only if it is said who should do what; it remains
// a statement of theirs, and not done.
import type { Urging } from '../lexicon/comparison-words';
import { isPart, isTelling, type Token } from '../lexicon/token';

/** The most tokens of who should do it. */
const addressedMost = 8;

/** Where the action called for begins, after who should do it; -1 if either is missing. */
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

/** The tokens of a text with everything called for in one normalized form. */
export function urgedInOneWay(tokens: readonly Token[], words: Urging): Token[] {
  const out = [...tokens];
  for (const [at, { kind, key, start, end }] of tokens.entries()) {
    const place = kind === 'hedge' && key === words.urge ? deedBehind(tokens, at, words.to) : -1;
    const [last, sign] = [tokens[place - 1], tokens[place]];
    if (!last || !sign) continue;
    const should: Token = { ...sign, kind: 'hedge', key: words.should };
    out[at] = { kind: 'word', key: words.says, start, end, urges: true };
    // ‘Not to close’: what should not be done.
    const isDenied = last.kind === 'denial';
    out.splice(place - 1, 2, ...(isDenied ? [should, last] : [last, should]));
  }
  return out;
}
