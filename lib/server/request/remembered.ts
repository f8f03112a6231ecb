// Memoizes a function of a text. Protects: input from visitors never fills the memory without
// bound.

/** Longer texts are rare, and unlikely to repeat. */
const longestText = 512;

/** `make` with its last results cached, up to `most`; it must depend on its text alone. */
export function remembered<T>(make: (text: string) => T, most = 1_000): (text: string) => T {
  const known = new Map<string, { made: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.made;
    const made = make(text);
    if (text.length > longestText) return made;
    // Dropping all at once is simple: each text still in use costs one more call of `make`.
    if (known.size >= most) known.clear();
    known.set(text, { made });
    return made;
  };
}
