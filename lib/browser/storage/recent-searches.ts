// Recent searches on this device, newest first. Protects: they belong to their reader; the next
// reader of the device sees none of them.
import * as z from 'zod';
import { recentSearchesKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, writeStored } from './storage';

/** As many as a phone shows without scrolling. */
const mostRecent = 8;

const kept = z.object({ owner: z.string(), searches: z.array(z.string()) });

const ownerOf = (reader: string | undefined) => reader ?? 'guest';

export function recentSearches(reader: string | undefined): readonly string[] {
  try {
    const found = kept.safeParse(JSON.parse(readStored(recentSearchesKey) ?? 'null'));
    return found.success && found.data.owner === ownerOf(reader) ? found.data.searches : [];
  } catch {
    return [];
  }
}

/** Puts a search first; returns the stored list. */
export function keepSearch(reader: string | undefined, query: string): readonly string[] {
  const text = query.trim();
  const before = recentSearches(reader);
  if (text === '') return before;
  const others = before.filter((one) => one.toLocaleLowerCase() !== text.toLocaleLowerCase());
  const searches = [text, ...others].slice(0, mostRecent);
  writeStored(recentSearchesKey, JSON.stringify({ owner: ownerOf(reader), searches }));
  return searches;
}

export function forgetSearches(): void {
  removeStored(recentSearchesKey);
}
