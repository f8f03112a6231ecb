// The newest rows of many lists as one list. Protects: a page over many lists costs about what it
// shows, not a page of each list, and has the same rows.

/**
 * The first read of each list: more than its even share, since some are longer, and never very
 * little.
 */
const shares = 1.5;
const shareLeast = 10;

export type ManyLists<S, R> = {
  sources: readonly S[];
  /** Up to `each` rows of each source, after a row where one is given; in any order. */
  read(sources: readonly { source: S; behind: R | undefined }[], each: number): Promise<R[]>;
  /** The list that a row or a source belongs to. */
  keyOf(one: S | R): string;
  /** Negative where the first row comes before the second. */
  order(a: R, b: R): number;
};

/**
 * The first `limit` rows. Each list gives a share; only a list whose whole share was used may have
 * more rows that belong here, and is read further.
 */
export async function newestOfMany<S, R>(
  { sources, read, keyOf, order }: ManyLists<S, R>,
  limit: number,
): Promise<R[]> {
  const share = Math.ceil((shares * limit) / Math.max(1, sources.length));
  let each = Math.min(limit, Math.max(shareLeast, share));
  let open = sources.map((source): { source: S; behind: R | undefined } => ({
    source,
    behind: undefined,
  }));
  let found: R[] = [];
  while (open.length > 0) {
    const rows = (await read(open, each)).sort(order);
    const last = new Map(rows.map((row) => [keyOf(row), row]));
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
    found = [...found, ...rows].sort(order).slice(0, limit);
    const end = found.length < limit ? undefined : found.at(-1);
    open = open.flatMap(({ source }) => {
      const behind = last.get(keyOf(source));
      const isFull = counts.get(keyOf(source)) === each;
      return isFull && behind && !(end && order(end, behind) <= 0) ? [{ source, behind }] : [];
    });
    each = Math.min(limit, each * 2);
  }
  return found;
}
