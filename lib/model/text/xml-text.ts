// What XML has no place for. Protects: one sign in a title, a name or a query does not make a whole
// document unreadable, which no escaping of it would help.

/** XML 1.0 forbids these in any form: controls, halves of characters, U+FFFE and U+FFFF. */
const noCharacter = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text, or a whole document, without them. */
export const xmlText = (text: string): string => text.replace(noCharacter, '');
