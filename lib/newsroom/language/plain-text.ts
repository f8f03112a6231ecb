// How two texts are compared as the same words: white space is one space, and invisible characters
// (controls, zero width, direction marks) are left out.

const unseen = /[\p{Cc}\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** One line of text without invisible characters. */
export function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unseen, '').replace(/ {2,}/g, ' ').trim();
}
