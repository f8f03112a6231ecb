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
