// What a text comes to, kept for those who ask next. Protects: what a visitor sends is never kept
// without bound.

/** Longer texts are few, and nobody's twice. */
const longestText = 512;

/** `make` with its last results kept, `most` at a time; it must depend on its text alone. */
export function remembered<T>(make: (text: string) => T, most = 1_000): (text: string) => T {
  const known = new Map<string, { made: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.made;
    const made = make(text);
    if (text.length > longestText) return made;
    // All at once: who is still there is read again at the cost of one reading each.
    if (known.size >= most) known.clear();
    known.set(text, { made });
    return made;
  };
}
