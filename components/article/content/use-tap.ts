'use client';
import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** A longer press selects text instead; ours, milliseconds. */
const longPressMs = 500;

const isSelecting = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.ownerDocument.getSelection()?.isCollapsed === false;

/**
 * Taps on text that acts like a button. Protects: selecting its words, by mouse or by a long press,
 * and clearing a selection are not taps.
 */
export function useTap(onTap: (event: MouseEvent<HTMLElement>) => void) {
  const press = useRef<{ at: number; selecting: boolean; mouse: boolean }>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { timeStamp: at, pointerType } = event;
      press.current = { at, selecting: isSelecting(event), mouse: pointerType === 'mouse' };
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A press without a pointer, by voice or with a screen reader, has no pointer-down event.
      const { at, selecting, mouse } = press.current ?? {};
      press.current = undefined;
      const isLong = at !== undefined && !mouse && event.timeStamp - at > longPressMs;
      if (selecting || isLong || isSelecting(event)) return;
      onTap(event);
    },
  };
}
