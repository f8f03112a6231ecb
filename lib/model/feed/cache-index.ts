// Which entries a bounded cache holds, least recently used first, and which are evicted for a new
// one.

export type CacheEntry = { id: string; size: number };

/** The index with `entry` as its newest, and the evicted ids; those may include its own. */
export function keepNewest<E extends CacheEntry>(
  index: readonly E[],
  entry: E,
  most: { entries: number; size: number },
): { index: E[]; dropped: string[] } {
  const kept = [...index.filter(({ id }) => id !== entry.id), entry];
  const dropped: string[] = [];
  let size = kept.reduce((sum, one) => sum + one.size, 0);
  while (kept.length > most.entries || size > most.size) {
    // An entry too large for the whole cache is evicted itself, not everything else.
    const oldest = entry.size > most.size ? kept.pop() : kept.shift();
    if (!oldest) break;
    size -= oldest.size;
    dropped.push(oldest.id);
    if (oldest === entry) break;
  }
  return { index: kept, dropped };
}
