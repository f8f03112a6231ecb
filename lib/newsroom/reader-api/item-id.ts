// The two forms of an item's id: a tag with sixteen hexadecimal digits, and the same number as a
// signed decimal. Apps send either, some only the digits without leading zeros.

const prefix = 'tag:google.com,2005:reader/item/';

/** `number` has at most 52 bits: it stays exact in JavaScript. */
export const longId = (number: number): string =>
  `${prefix}${number.toString(16).padStart(16, '0')}`;

/** The hexadecimal digits of our 52-bit numbers. */
const hexDigits = 13;

/**
 * The numbers that a text may mean, the likelier first; none for an invalid id. Digits alone are
 * usually decimal, but one hexadecimal id in some hundreds has no letter.
 */
export function readItemId(text: string): number[] {
  const hex = text.startsWith(prefix) ? text.slice(prefix.length) : text;
  const inHex = /^[\da-f]{1,16}$/i.test(hex) ? [parseInt(hex, 16)] : [];
  const isHex = hex !== text || /^0[\da-f]{15}$|[a-f]/i.test(hex);
  const inDecimal = !isHex && /^\d{1,16}$/.test(hex) ? [Number(hex)] : [];
  const read =
    inDecimal.length > 0 && hex.length > hexDigits ? inDecimal : [...inDecimal, ...inHex];
  return read.filter((number) => Number.isSafeInteger(number));
}
