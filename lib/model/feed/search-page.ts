// A page of search results.
import { sourceName, type FeedEntry } from './entry';

export type SearchPage = { entries: FeedEntry[]; next: string | undefined };

/** Publishers among the results so far, for narrowing the search; the most frequent first. */
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
 * Node and browsers sort Chinese names differently, and server and browser must render the same
 * page.
 */
const byCodeUnits = (a: string, b: string) => (a < b ? -1 : 1);
