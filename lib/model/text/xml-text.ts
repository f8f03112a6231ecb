// Removes characters that XML does not allow. Protects: one such character in a title, a name or a
// query would make a whole document invalid, and escaping does not help.

/** XML 1.0 forbids these in any form: controls, unpaired surrogates, U+FFFE and U+FFFF. */
const noCharacter = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text, or a whole document, without them. */
export const xmlText = (text: string): string => text.replace(noCharacter, '');
