// When a code last went to an address from this tab. Protects: a page that is loaded anew, as phones
// do while a mail is read, still knows that one is on its way; no address is written down.
import { codeSentKey } from '@/lib/model/wire/storage-keys';
import { readStored, removeStored, writeStored } from './storage';

/** Short, and says nothing of what it stands for (FNV-1a). */
function markOf(place: string): string {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(place)) mark = Math.imul(mark ^ byte, 0x01000193);
  return (mark >>> 0).toString(36);
}

const keyOf = (place: string) => `${codeSentKey}:${markOf(place)}`;

/** Milliseconds; undefined where none was sent there. */
export function codeSentAt(place: string): number | undefined {
  const at = Number(readStored(keyOf(place), 'sessionStorage'));
  return at > 0 ? at : undefined;
}

/** `at` in milliseconds: a reload counts down from there. */
export function noteCodeSent(place: string, at: number): void {
  writeStored(keyOf(place), String(at), 'sessionStorage');
}

/** It was used, and opens nothing any more. */
export function forgetCodeSent(place: string): void {
  removeStored(keyOf(place), 'sessionStorage');
}
