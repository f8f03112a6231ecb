// What one reader writes and others see: comments, and names of accounts, themes and topics.
// Protects: nothing in it turns the direction of the page, stands there blank, or grows out of its line.

/**
 * Controls, halves of characters, codes that are none, and marks that show nothing or turn text around;
 * the joiner of emoji stays.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
/** Letters and signs that are blank: Hangul fillers, variation selectors, the empty Braille cell. */
const blank = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** No script sets more marks than these on one letter. */
const marksMost = 6;
const stacked = new RegExp(`(\\p{M}{${marksMost}})\\p{M}+`, 'gu');

/** The same words without what nobody sees, on the lines that they were. */
export const seenLines = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\t/g, ' ').replace(unseen, ''))
    // What was taken out may have stood between a letter and its mark.
    .map((line) => line.normalize('NFC').replace(stacked, '$1'))
    .join('\n');

/** The same on one line. */
export const seenLine = (text: string): string => seenLines(text).replace(/\s+/gu, ' ').trim();

/** Whether there is anything to see in it; marks alone say nothing, an emoji does. */
export const isSeen = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blank, ''));
