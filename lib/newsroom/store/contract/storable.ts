// Postgres has no NUL character in text, SQLite's functions end at one, and half of a surrogate pair
// is no UTF-8. Both engines write the replacement character instead, so that hostile text is stored
// or not found, and never an error.

/** A parameter of a query that either engine takes. */
export function storable(parameter: unknown): unknown {
  if (typeof parameter === 'string') return parameter.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
  return Array.isArray(parameter) ? parameter.map(storable) : parameter;
}
