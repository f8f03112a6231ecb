// Letters that are not meant as they stand yet.

/** Letters in which an input method spells a word, and what it sets between syllables: tai'feng. */
const spelling = /^[\p{Script=Latin}'’ ]+$/u;

const syllables = /['’ ]/u;

/**
 * Whether a change of a field is an input method's spelling of a word that comes only when it is chosen
 * (tai feng for 台风). Keyboards of phones compose words of Latin letters, too, and these are meant as they
 * stand: there only what has several syllables is a spelling.
 */
export function isSpelling(event: Event): boolean {
  const { isComposing: composes, data } = event as InputEvent;
  if (!composes || !data || !spelling.test(data)) return false;
  return syllables.test(data) || !window.matchMedia('(pointer: coarse)').matches;
}
