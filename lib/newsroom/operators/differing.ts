// What a change changed, for the log of acts. Protects: as the log only keeps the beginning of each
// side, it begins with the difference.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (value: unknown) => JSON.stringify(value);

/** The entries of one list that the other does not have. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const there = new Set(other.map(keyOf));
  return list.filter((entry) => !there.has(keyOf(entry)));
}

type Sides = { before: unknown; after: unknown };

/**
 * The difference of two values: the differing fields of objects, the differing entries of lists
 * (for a different order, everything from the first moved entry on), else the whole values.
 * Undefined where they are equal.
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
