// The articles that were opened last, unpacked and checked already: both together cost more than all
// else that a call for an article asks of the store. Protects: whoever reads one gets objects of their
// own, and what is kept never grows past its bound.
import { checkedBody, type EventBody } from './event-row';

/** Characters of all texts together: some hundred articles. */
const mostChars = 4 * 1024 * 1024;

/** Reads the text of `event_body.body` as `check` does. */
export function createKnownBodies(
  check = checkedBody,
  most = mostChars,
): (text: string) => EventBody {
  /** The checked body as JSON, by its text: another text is another article, or a later one. */
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
    // Used last, so dropped last.
    known.delete(text);
    known.set(text, json);
    // What was checked before it was written here.
    return JSON.parse(json) as EventBody;
  };
}
