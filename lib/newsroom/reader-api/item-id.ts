// The two forms of an item's id: a tag with sixteen hexadecimal digits, and the same number as a
// signed decimal. Apps send whichever they like.

const prefix = 'tag:google.com,2005:reader/item/';

export const longId = (number: number): string =>
  `${prefix}${number.toString(16).padStart(16, '0')}`;

/** The number in either form; undefined for what is none. */
export function readItemId(text: string): number | undefined {
  const hex = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const isHex = hex !== text || /^0[\da-f]{15}$|^[\da-f]*[a-f][\da-f]*$/i.test(hex);
  if (isHex && !/^[\da-f]{1,16}$/i.test(hex)) return undefined;
  if (!isHex && !/^\d{1,16}$/.test(hex)) return undefined;
  const number = isHex ? parseInt(hex, 16) : Number(hex);
  return Number.isSafeInteger(number) ? number : undefined;
}
