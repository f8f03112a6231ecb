// A file of its own: it also runs in a browser, without Node's modules.

/** The value below which a share, 0 … 1, of the sorted values lies; 0 where there are none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
