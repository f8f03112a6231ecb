// Sanitizes and normalizes untrusted text: one kind of space, no invisible characters that reorder
// or hide text, nothing that could later be taken for markup.

/** Soft hyphen, zero-width space and kin, BOM, bidirectional controls, tags, interlinear marks. */
const invisible =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** Joiners mean something only between two characters (emoji, Indic and Arabic script). */
const strayJoiner =
  /(?<![\p{Extended_Pictographic}\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Extended_Pictographic}\p{L}\p{M}])/gu;
const control = /[\0-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f\ufdd0-\ufdef\ufffe\uffff]/g;
const loneSurrogate = /\p{Surrogate}/gu;
/** More combining marks on one letter than any script uses only serve to cover the lines around. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * Full-width punctuation includes its spacing: spaces beside it are left over from markup around a
 * word.
 */
const blankBefore = / +(?=[，。、；：！？])/gu;
const blankAfter = /(?<=[，、；：]) +/gu;

/** One line of plain text: trimmed, single spaces, NFC. */
export function cleanText(text: string): string {
  return text
    .replace(loneSurrogate, '\uFFFD')
    .replace(/[\s\x85]+/gu, ' ')
    .replace(control, '')
    .replace(invisible, '')
    .replace(strayJoiner, '')
    .replace(piledMarks, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(blankBefore, '')
    .replace(blankAfter, '')
    .trim()
    .normalize('NFC');
}

/** Leaves no `<` that a later reader could take for the start of a tag. */
export function disarm(text: string): string {
  return text.replace(/<(?=[a-z/!?])/gi, '< ');
}

/** Cuts to at most `length` code units, between characters, with an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/[\ud800-\udbff\u200d]+$/u, '');
  return `${cut.trimEnd()}…`;
}
