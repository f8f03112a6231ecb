// Text that one reader writes and others see: comments, and names of accounts, themes and topics.
// Protects: it cannot change the direction of the page, appear blank, or overflow its line.

/**
 * Control characters, unpaired surrogates, unassigned code points, and invisible or
 * direction-changing marks; the joiner of emoji stays.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
/**
 * Letters and signs that are blank: Hangul fillers, variation selectors, the empty Braille cell.
 */
const blank = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** No script puts more marks than these on one letter. */
const marksMost = 6;
const stacked = new RegExp(`(\\p{M}{${marksMost}})\\p{M}+`, 'gu');

/** The same text without invisible characters, with its lines. */
export const seenLines = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\t/g, ' ').replace(unseen, ''))
    // A removed character may have separated a letter from its mark.
    .map((line) => line.normalize('NFC').replace(stacked, '$1'))
    .join('\n');

/** The same on one line. */
export const seenLine = (text: string): string => seenLines(text).replace(/\s+/gu, ' ').trim();

/** Whether anything in it is visible; marks alone are not, an emoji is. */
export const isSeen = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blank, ''));
