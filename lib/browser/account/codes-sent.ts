// When a code was last sent to an address from this browser. Protects: after a reload, as phones do
// while a mail is read, and in a second tab it is still known that one was sent; no address is
// stored, and nothing about an expired code stays.
import { emailCodeMs, phoneCodeMs } from '@/lib/model/limits/account';
import { codeSentKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, storedKeys, writeStored } from '../storage/storage';

/** After this no code is valid, whatever carried it. */
const lifeMs = Math.max(emailCodeMs, phoneCodeMs);

/** A short hash that does not reveal its input (FNV-1a). */
function markOf(place: string): string {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(place)) mark = Math.imul(mark ^ byte, 0x01000193);
  return (mark >>> 0).toString(36);
}

const prefix = `${codeSentKey}:`;
const keyOf = (place: string) => `${prefix}${markOf(place)}`;

/** A time in the future dates from before the clock was set back. */
function isOver(at: number, now: number): boolean {
  return !(at > 0 && at <= now && now - at < lifeMs);
}

function forgetOld(now: number): void {
  for (const key of storedKeys()) {
    if (key.startsWith(prefix) && isOver(Number(readStored(key)), now)) removeStored(key);
  }
}

/** Milliseconds; undefined if no code was sent there that may still be valid. */
export function codeSentAt(place: string): number | undefined {
  forgetOld(Date.now());
  const at = readStored(keyOf(place));
  return at === undefined ? undefined : Number(at);
}

/** `at` in milliseconds: a reload continues its countdown from there. */
export function noteCodeSent(place: string, at: number): void {
  forgetOld(at);
  writeStored(keyOf(place), String(at));
}

/** It was used, and is no longer valid. */
export function forgetCodeSent(place: string): void {
  removeStored(keyOf(place));
}
