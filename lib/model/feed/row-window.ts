// Which rows of a long list are near what is looked at. Protects: a page of two thousand events holds
// the elements of some thirty, and knows where each row lies before it was ever drawn.

/** Rows from `first` to `last`, both included; none where `last` comes before `first`. */
export type RowWindow = { first: number; last: number };

/**
 * Where each row begins, px, and after the last one where the rows end; `whole`: the height that the
 * rows after the last measured one are expected to make of it, high as those before them on average.
 */
export function layOut(
  count: number,
  heights: ReadonlyMap<number, number>,
  expected: number,
): { offsets: readonly number[]; whole: number } {
  const offsets = [0];
  let end = 0;
  let average = expected;
  for (let row = 0; row < count; row++) {
    const height = heights.get(row);
    offsets.push((end += height ?? expected));
    if (height !== undefined) average = end / (row + 1);
  }
  return { offsets, whole: average * count };
}

/** The last row that begins at `px` or above, of rows whose offsets rise. */
function rowAt(offsets: readonly number[], px: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows in a view of `size` px that begins at `top`, and so many more on either side of it. */
export function rowsNear(
  offsets: readonly number[],
  { top, size }: { top: number; size: number },
  overscan: number,
): RowWindow {
  // A row that begins where the view ends is not in it.
  const bottom = Math.max(top, top + size - 1);
  return {
    first: Math.max(0, rowAt(offsets, top) - overscan),
    last: Math.min(offsets.length - 2, rowAt(offsets, bottom) + overscan),
  };
}
