// Detects letters that are only an input method's spelling.

/**
 * The letters in which an input method spells a word, and its separators of syllables: tai'feng.
 */
const spelling = /^[\p{Script=Latin}'’ ]+$/u;

const syllables = /['’ ]/u;

/**
 * Whether a change of a field is an input method's spelling of a word that appears only when it is
 * chosen (tai feng for 台风). Phone keyboards compose Latin words, too, which are meant literally:
 * there only a text of several syllables is a spelling.
 */
export function isSpelling(event: Event): boolean {
  const { isComposing: composes, data } = event as InputEvent;
  if (!composes || !data || !spelling.test(data)) return false;
  return syllables.test(data) || !window.matchMedia('(pointer: coarse)').matches;
}
