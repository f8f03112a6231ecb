'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A reader who starts reading aloud by keyboard gets the focus on the player's pause button, and
 * afterwards back on the element that started it. `covered` is true while something is over the
 * player: then it waits. `asked`: it was opened by a press; one that opened by itself takes no
 * focus.
 */
export function usePlayerFocus(
  player: RefObject<HTMLElement | null>,
  pause: RefObject<HTMLElement | null>,
  covered: boolean,
  asked: boolean,
): void {
  const opener = useRef<Element>(undefined);
  useEffect(() => {
    // A popup that it was opened from has returned the focus by now.
    if (!asked || covered || opener.current) return;
    const { activeElement } = document;
    opener.current = activeElement ?? document.body;
    if (activeElement?.matches(':focus-visible')) pause.current?.focus({ preventScroll: true });
  }, [asked, covered, pause]);
  // While the player is still in the page: a removed element has already lost the focus.
  useLayoutEffect(() => {
    const whole = player.current;
    return () => {
      const back = opener.current;
      if (!whole?.contains(document.activeElement) || !(back instanceof HTMLElement)) return;
      if (back.isConnected) back.focus({ preventScroll: true });
    };
  }, [player]);
}
