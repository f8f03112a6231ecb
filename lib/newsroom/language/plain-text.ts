// What two texts must agree on to be the same words: white space is one space, and characters
// that nobody sees (controls, zero width, direction marks) are left out.

const unseen = /[\p{Cc}\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** One line of text without characters that show nothing. */
export function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unseen, '').replace(/ {2,}/g, ' ').trim();
}
