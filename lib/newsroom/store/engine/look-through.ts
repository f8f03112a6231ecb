// Pages of what no index finds: a part of a text. Protects: a page looks at so many rows at most, however
// many there are, and ends where it stopped looking; and what fits is the same on both engines, whose
// own capitals are not.

/** Rows of one read, and reads of one page; ours. */
const rowsAtOnce = 250;
const readsMost = 4;

/**
 * Up to `limit` rows that fit, all where nothing says which, and the row behind which the next page
 * begins, where there may be more: a page may hold no row and yet not be the last. `read` gives the
 * rows behind one, first those behind the cursor.
 */
export async function lookThrough<R>(
  read: (behind: R | undefined, most: number) => Promise<R[]>,
  fits: ((row: R) => boolean) | undefined,
  limit: number,
): Promise<{ rows: R[]; end?: R }> {
  const atOnce = fits ? Math.max(rowsAtOnce, limit + 1) : limit + 1;
  const found: R[] = [];
  let behind: R | undefined;
  for (let count = 0; count < readsMost; count += 1) {
    const rows = await read(behind, atOnce);
    found.push(...(fits ? rows.filter(fits) : rows));
    if (found.length > limit) return { rows: found.slice(0, limit), end: found[limit - 1] };
    if (rows.length < atOnce) return { rows: found };
    behind = rows.at(-1);
  }
  return { rows: found, end: behind };
}
