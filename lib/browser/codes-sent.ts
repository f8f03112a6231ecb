// When a code last went to an address from this browser. Protects: a page that is loaded anew, as
// phones do while a mail is read, and a second tab still know that one is on its way; no address is
// written down, and nothing of a code that is over stays.
import { emailCodeMs, phoneCodeMs } from '@/lib/model/limits/account';
import { codeSentKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, storedKeys, writeStored } from './storage';

/** After this no code opens anything, whatever carried it. */
const lifeMs = Math.max(emailCodeMs, phoneCodeMs);

/** Short, and says nothing of what it stands for (FNV-1a). */
function markOf(place: string): string {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(place)) mark = Math.imul(mark ^ byte, 0x01000193);
  return (mark >>> 0).toString(36);
}

const prefix = `${codeSentKey}:`;
const keyOf = (place: string) => `${prefix}${markOf(place)}`;

/** A time that lies ahead is from before the clock was set back. */
function isOver(at: number, now: number): boolean {
  return !(at > 0 && at <= now && now - at < lifeMs);
}

function forgetOld(now: number): void {
  for (const key of storedKeys()) {
    if (key.startsWith(prefix) && isOver(Number(readStored(key)), now)) removeStored(key);
  }
}

/** Milliseconds; undefined where none was sent there that may still be good. */
export function codeSentAt(place: string): number | undefined {
  forgetOld(Date.now());
  const at = readStored(keyOf(place));
  return at === undefined ? undefined : Number(at);
}

/** `at` in milliseconds: a reload counts down from there. */
export function noteCodeSent(place: string, at: number): void {
  forgetOld(at);
  writeStored(keyOf(place), String(at));
}

/** It was used, and opens nothing any more. */
export function forgetCodeSent(place: string): void {
  removeStored(keyOf(place));
}
