// Long JSON as a column stores it: deflated, in base64, so that both engines and every backup carry
// it as text. An article and its trees repeat the same words; packed they take a fifth.
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Shorter texts gain nothing. */
const leastChars = 400;
/** JSON never begins with this character. */
const mark = '~';

/** Deflates a long text and leaves a short one; {@link unpackText} reads both. */
export function packText(json: string): string {
  if (json.length < leastChars) return json;
  return mark + deflateRawSync(json).toString('base64');
}

/** Texts stored before packing was introduced are returned as they are. */
export function unpackText(text: string): string {
  if (!text.startsWith(mark)) return text;
  return inflateRawSync(Buffer.from(text.slice(1), 'base64')).toString('utf8');
}
