// Postgres has no NUL character in text and SQLite's functions end at one. Both engines write the
// replacement character instead, so that hostile text is stored or not found, and never an error.

/** A parameter of a query without NUL characters. */
export function storable(parameter: unknown): unknown {
  if (typeof parameter === 'string') {
    return parameter.includes('\0') ? parameter.replaceAll('\0', '\uFFFD') : parameter;
  }
  return Array.isArray(parameter) ? parameter.map(storable) : parameter;
}
