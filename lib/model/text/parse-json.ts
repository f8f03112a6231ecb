// JSON from outside, of which nothing is known yet.

/** What a text says as JSON, to be checked by a schema; undefined where it is none. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
