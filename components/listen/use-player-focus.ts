'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Who has something read aloud by keyboard goes on at the key of the player that pauses, and after it
 * at what opened it. `covered` is true while something lies over the player: then it waits. `asked`:
 * it was opened by a press; what came by itself takes no focus.
 */
export function usePlayerFocus(
  player: RefObject<HTMLElement | null>,
  pause: RefObject<HTMLElement | null>,
  covered: boolean,
  asked: boolean,
): void {
  const opener = useRef<Element>(undefined);
  useEffect(() => {
    // A popup that it was opened from has given the focus back by now.
    if (!asked || covered || opener.current) return;
    const { activeElement } = document;
    opener.current = activeElement ?? document.body;
    if (activeElement?.matches(':focus-visible')) pause.current?.focus({ preventScroll: true });
  }, [asked, covered, pause]);
  // While it still stands there: what is taken out with the focus in it has lost that already.
  useLayoutEffect(() => {
    const whole = player.current;
    return () => {
      const back = opener.current;
      if (!whole?.contains(document.activeElement) || !(back instanceof HTMLElement)) return;
      if (back.isConnected) back.focus({ preventScroll: true });
    };
  }, [player]);
}
