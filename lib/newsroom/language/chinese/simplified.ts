// Converts Traditional to Simplified Chinese, character by character, so that a reader of one finds
// the other. Only what is searched and compared is converted; quotations stay as written.
import { Converter } from 'opencc-js/t2cn';

const han = /\p{Script=Han}/u;
const known = new Map<string, string>();
let convert: ((text: string) => string) | undefined;

function simplified(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  convert ??= Converter({ from: 't', to: 'cn' });
  const now = convert(character);
  known.set(character, now);
  return now;
}

/** `text` in Simplified Chinese, character by character; other scripts stay as they are. */
export function toSimplified(text: string): string {
  if (!han.test(text)) return text;
  return text.replace(/\p{Script=Han}/gu, simplified);
}

/** The Simplified character, if it has as many UTF-16 units: 嗰 becomes two. */
function inPlace(character: string): string {
  const now = simplified(character);
  return now.length === character.length ? now : character;
}

/** `text` in Simplified Chinese, each character at its original position. */
export function simplifiedInPlace(text: string): string {
  if (!han.test(text)) return text;
  return text.replace(/\p{Script=Han}/gu, inPlace);
}
