// A fixed-size fingerprint of a text (MinHash), which reveals a syndicated copy even if a publisher
// cut it, changed its headline or added a line: the smallest hashes of its runs of words.
import { han, hasHan } from '@/lib/model/text/scripts';

/**
 * The smallest hashes, ascending; two fingerprints are compared below the lower of their last
 * hashes.
 */
export type Fingerprint = readonly number[];

const size = 64;
const runWords = 5;
const runCharacters = 10;
/** Fewer runs prove nothing: short notices resemble each other. */
const fewest = 12;
/** A copy has at least this share of the shorter text. */
const copied = 0.75;

const token = new RegExp(String.raw`${han}|[\p{L}\p{M}\p{N}]+`, 'gu');

/** FNV-1a, 32 bits. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // The low bits of FNV are poorly mixed; after mixing, the smallest hashes are a fair sample.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The fingerprint of a text; empty for one shorter than a run of words. */
export function fingerprintOf(text: string): Fingerprint {
  const tokens = text.toLowerCase().match(token) ?? [];
  const run = hasHan(tokens[0] ?? '') ? runCharacters : runWords;
  const hashes = new Set<number>();
  for (let at = 0; at + run <= tokens.length; at += 1) {
    hashes.add(hash32(tokens.slice(at, at + run).join(' ')));
  }
  return [...hashes].sort((a, b) => a - b).slice(0, size);
}

/** A fingerprint that is not full covers all of its text. */
const reach = (fingerprint: Fingerprint) =>
  fingerprint.length < size ? Infinity : (fingerprint.at(-1) ?? 0);

/** Whether one text repeats the other, or most of the shorter one. */
export function isCopy(a: Fingerprint, b: Fingerprint): boolean {
  if (Math.min(a.length, b.length) < fewest) return false;
  const until = Math.min(reach(a), reach(b));
  const within = (fingerprint: Fingerprint) => fingerprint.filter((hash) => hash <= until);
  const [left, right] = [within(a), new Set(within(b))];
  const shorter = Math.min(left.length, right.size);
  const shared = left.filter((hash) => right.has(hash)).length;
  return shorter >= fewest && shared >= copied * shorter;
}
