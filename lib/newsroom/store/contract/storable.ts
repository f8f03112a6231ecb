// Postgres cannot store NUL in text, SQLite's functions stop at one, and half of a surrogate pair
// is not valid UTF-8. For both engines the replacement character is written instead, so that
// hostile text is stored or not found, and never an error.

/** A query parameter that either engine accepts. */
export function storable(parameter: unknown): unknown {
  if (typeof parameter === 'string') return parameter.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
  return Array.isArray(parameter) ? parameter.map(storable) : parameter;
}
