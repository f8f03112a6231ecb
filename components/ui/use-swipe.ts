'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import {
  alongAndAcross,
  isSwipe,
  readMovement,
  scrollsInside,
  selectionCheck,
  type Direction,
} from './swipe';

type Start = { id: number; x: number; y: number; at: number; swiping: boolean };

type SwipeOptions = {
  direction: Direction;
  /** Also if the page says that its host handles swipes (`data-swipe="off"` on the document). */
  insists?: boolean;
  onSwipe(): void;
};

/**
 * Lets a panel follow the finger towards its own edge; calls `onSwipe` for a swipe, otherwise the
 * panel returns to its place (the style sheet sets the speed, under `data-restoring`).
 */
export function useSwipe(
  panelRef: RefObject<HTMLElement | null>,
  { direction, enabled, insists = false, onSwipe }: SwipeOptions & { enabled: boolean },
) {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const panel = panelRef.current;
    if (!panel || !enabled) return;
    const listening = new AbortController();
    followFinger(panel, { direction, insists, onSwipe: () => swiped() }, listening.signal);
    return () => listening.abort();
  }, [panelRef, direction, enabled, insists]);
}

/** Listens to the pointer over a panel until `signal` aborts. */
function followFinger(
  panel: HTMLElement,
  { direction, insists, onSwipe }: SwipeOptions,
  signal: AbortSignal,
): void {
  const isSelecting = selectionCheck(
    () => panel.ownerDocument.getSelection()?.isCollapsed === false,
    () => performance.now(),
  );
  let start: Start | undefined;

  const restore = () => {
    if (start?.swiping) panel.dataset.restoring = '';
    panel.style.removeProperty('translate');
    start = undefined;
  };
  const distance = ({ clientX, clientY }: PointerEvent) =>
    start ? alongAndAcross(direction, clientX - start.x, clientY - start.y) : [0, 0];

  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    // Checked at each touch: the page's host is known only after the first panel was rendered.
    if (!insists && panel.ownerDocument.documentElement.dataset.swipe === 'off') return;
    if (scrollsInside(event.target, panel, direction)) return;
    delete panel.dataset.restoring;
    const { pointerId: id, clientX: x, clientY: y } = event;
    start = { id, x, y, at: performance.now(), swiping: false };
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const [along = 0, across = 0] = distance(event);
    if (isSelecting()) return restore();
    if (!start.swiping) {
      const means = readMovement(along, across);
      if (means === 'other') start = undefined;
      if (means !== 'swipe' || !start) return;
      start.swiping = true;
    }
    const px = `${(direction === 'right' || direction === 'bottom' ? 1 : -1) * Math.max(0, along)}px`;
    const horizontal = direction === 'left' || direction === 'right';
    panel.style.translate = horizontal ? px : `0 ${px}`;
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== start?.id) return;
    const { swiping, at } = start;
    const [along = 0] = distance(event);
    const close = swiping && !isSelecting() && isSwipe(along, performance.now() - at);
    // The press that ends a swipe must not press what is under the finger.
    if (swiping) panel.dataset.swiped = '';
    if (close) onSwipe();
    restore();
  };
  const click = (event: MouseEvent) => {
    if (panel.dataset.swiped === undefined) return;
    delete panel.dataset.swiped;
    event.preventDefault();
    event.stopPropagation();
  };
  const press = () => delete panel.dataset.swiped;
  // Once the browser pans, it takes over the pointer: a swipe must prevent that first.
  const pan = (event: TouchEvent) => {
    if (start?.swiping && event.cancelable) event.preventDefault();
  };

  const document = panel.ownerDocument;
  panel.addEventListener('pointerdown', press, { signal, capture: true });
  panel.addEventListener('pointerdown', down, { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', restore, { signal });
  panel.addEventListener('click', click, { signal, capture: true });
  panel.addEventListener('touchmove', pan, { signal, passive: false });
}
