'use client';
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** A finger that rests longer than this wants the words, not what they do; ours, milliseconds. */
const longPressMs = 500;

const isSelecting = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.ownerDocument.getSelection()?.isCollapsed === false;

/**
 * Presses of a text that does something. Protects: selecting its words, by mouse or by a long press,
 * and putting a selection away are no taps.
 */
export function useTap(onTap: (event: MouseEvent<HTMLElement>) => void) {
  const press = useRef<{ at: number; selecting: boolean; mouse: boolean }>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { timeStamp: at, pointerType } = event;
      press.current = { at, selecting: isSelecting(event), mouse: pointerType === 'mouse' };
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Whoever presses without a pointer, by voice or with a screen reader, begins no press.
      const { at, selecting, mouse } = press.current ?? {};
      press.current = undefined;
      const isLong = at !== undefined && !mouse && event.timeStamp - at > longPressMs;
      if (selecting || isLong || isSelecting(event)) return;
      onTap(event);
    },
  };
}
