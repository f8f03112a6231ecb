import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The code of every key that an input method takes for itself. */
const takenKeyCode = 229;

/**
 * Whether a key goes to an input method, which has a word under way: its Enter chooses the word, its Escape
 * and arrows are for the list of candidates, and nothing of ours answers them. Safari ends the word before
 * it tells of the Enter that chose it, and only the code says so.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing: composes, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return composes || keyCode === takenKeyCode;
}

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
