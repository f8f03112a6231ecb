// Long JSON as a column keeps it: deflated, in base64, so that both engines and every backup carry
// it as text. An article and its trees say the same words twice; packed they take a fifth.
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Shorter texts gain nothing. */
const leastChars = 400;
/** JSON begins with a bracket, a quote or a digit: never with this. */
const mark = '~';

/** A long text deflated, a short one as it is; {@link unpackText} reads both. */
export function packText(json: string): string {
  if (json.length < leastChars) return json;
  return mark + deflateRawSync(json).toString('base64');
}

/** Texts that were stored before they were packed come back as they are. */
export function unpackText(text: string): string {
  if (!text.startsWith(mark)) return text;
  return inflateRawSync(Buffer.from(text.slice(1), 'base64')).toString('utf8');
}
