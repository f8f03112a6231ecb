// A cache of the articles opened last, unpacked and validated: both together cost more than
// everything else that a request for an article needs from the store. Protects: every caller gets
// objects of its own, and the cache never exceeds its bound.
import { checkedBody, type EventBody } from './event-row';

/** Characters of all cached texts together: some hundred articles. */
const mostChars = 4 * 1024 * 1024;

/** Reads the text of `event_body.body` as `check` does. */
export function createKnownBodies(
  check = checkedBody,
  most = mostChars,
): (text: string) => EventBody {
  /**
   * The validated body as JSON, by its stored text: a different text is another article or version.
   */
  const known = new Map<string, string>();
  let chars = 0;

  function keep(text: string, json: string): void {
    known.set(text, json);
    chars += text.length + json.length;
    for (const [oldest, { length }] of known) {
      if (chars <= most) return;
      known.delete(oldest);
      chars -= oldest.length + length;
    }
  }

  return (text) => {
    const json = known.get(text);
    if (json === undefined) {
      const read = check(text);
      keep(text, JSON.stringify(read));
      return read;
    }
    // Moves the entry to the end: the least recently used is dropped first.
    known.delete(text);
    known.set(text, json);
    // This JSON was written from a validated body.
    return JSON.parse(json) as EventBody;
  };
}
