// What a change changed, for the log of acts. Protects: a side of the log is short, so that it begins
// with what is different.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (value: unknown) => JSON.stringify(value);

/** The entries of one list that the other has not. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const there = new Set(other.map(keyOf));
  return list.filter((entry) => !there.has(keyOf(entry)));
}

type Sides = { before: unknown; after: unknown };

/**
 * What two values do not share: of objects the fields, of lists the entries (of lists in another order
 * what follows the first that moved), of anything else the whole. Undefined where they are alike.
 */
export function differing(before: unknown, after: unknown): Sides | undefined {
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const fields = names.flatMap((name) => {
      const sides = differing(before[name], after[name]);
      return sides ? [{ name, ...sides }] : [];
    });
    if (fields.length === 0) return undefined;
    const side = (of: keyof Sides) => Object.fromEntries(fields.map((one) => [one.name, one[of]]));
    return { before: side('before'), after: side('after') };
  }
  if (keyOf(before) === keyOf(after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    const sides = { before: without(before, after), after: without(after, before) };
    if (sides.before.length + sides.after.length > 0) return sides;
    const moved = before.findIndex((entry, at) => keyOf(entry) !== keyOf(after[at]));
    const from = moved < 0 ? before.length : moved;
    return { before: before.slice(from), after: after.slice(from) };
  }
  return { before, after };
}
