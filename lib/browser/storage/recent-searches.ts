// Recent searches on this device, newest first. Protects: they belong to their reader; the next
// reader of the device sees none of them.
import * as z from 'zod';
import { recentSearchesKey } from '@/lib/model/wire/further-keys';
import { parseJson } from '@/lib/model/text/parse-json';
import { readStored, removeStored, writeStored } from './storage';

/** As many as a phone shows without scrolling. */
const mostRecent = 8;

const kept = z.object({ owner: z.string(), searches: z.array(z.string()) });

const guest = 'guest';
const ownerOf = (reader: string | undefined) => reader ?? guest;

const readKept = () => kept.safeParse(parseJson(readStored(recentSearchesKey) ?? '')).data;

export function recentSearches(reader: string | undefined): readonly string[] {
  const found = readKept();
  return found?.owner === ownerOf(reader) ? found.searches : [];
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

/** The account `reader` has signed out. */
export function forgetSearchesOf(reader: string): void {
  if (readKept()?.owner === reader) forgetSearches();
}

/** The account `reader` is here: those of an account whose session has ended otherwise go. */
export function forgetSearchesOfOthers(reader: string): void {
  const owner = readKept()?.owner;
  if (owner !== undefined && owner !== guest && owner !== reader) forgetSearches();
}
