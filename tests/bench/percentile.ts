// By itself: it runs in a browser, too, which has nothing of Node's.

/** The value that a share of the sorted ones, 0 … 1, lies below; 0 where there are none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
