// A page of what a search found.
import { sourceName, type FeedEntry } from './entry';

export type SearchPage = { entries: FeedEntry[]; next: string | undefined };

/** Publishers that a search can be narrowed to, of what it found so far; the most frequent first. */
export function sourcesOf(entries: readonly FeedEntry[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { sources } of entries) {
    for (const name of new Set(sources.map(sourceName))) {
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || byCodeUnits(a, b))
    .slice(0, most)
    .map(([name]) => name);
}

/**
 * Node and browsers order Chinese names each in their own way, and the page that a server sends must be
 * the one that the browser makes of it.
 */
const byCodeUnits = (a: string, b: string) => (a < b ? -1 : 1);
