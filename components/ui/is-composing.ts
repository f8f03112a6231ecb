import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The code of every key that an input method handles itself. */
const takenKeyCode = 229;

/**
 * Whether a key goes to an input method that is composing a word: its Enter chooses the word, its
 * Escape and arrows are for the list of candidates, and nothing of ours may react to them. Safari
 * ends the word before it reports the Enter that chose it, and only the key code shows that.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing: composes, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return composes || keyCode === takenKeyCode;
}
