// JSON from outside, not validated yet.

/**
 * Parses a text as JSON, to be checked by a schema; undefined where it is invalid. Never throws.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
