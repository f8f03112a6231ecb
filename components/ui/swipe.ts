import { selectionCheckMs } from '@/lib/model/limits/article';
import { swipeMaxMs, swipeMinPx } from '@/lib/model/limits/page';

/** The edge that a popup slides in from, and out to. */
export type Direction = 'left' | 'right' | 'top' | 'bottom';

/** Less than this is a tap with a trembling finger. */
const slopPx = 8;

/** How far a movement goes towards the popup's own edge, and how far it deviates from that line. */
export function alongAndAcross(direction: Direction, dx: number, dy: number): [number, number] {
  const horizontal = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'bottom' ? 1 : -1;
  return horizontal ? [sign * dx, Math.abs(dy)] : [sign * dy, Math.abs(dx)];
}

/** "A swipe is detected from a distance of 50 px and a duration up to 10,000 ms." */
export function isSwipe(distancePx: number, durationMs: number): boolean {
  return distancePx >= swipeMinPx && durationMs <= swipeMaxMs;
}

/** 'undecided' until the finger has left the slop, then whether it is a swipe of the popup. */
export function readMovement(along: number, across: number): 'undecided' | 'swipe' | 'other' {
  if (Math.max(Math.abs(along), across) < slopPx) return 'undecided';
  return along > across ? 'swipe' : 'other';
}

/** "Swipe is disabled while text is being selected", asked at most every 100 ms. */
export function selectionCheck(isSelecting: () => boolean, now: () => number): () => boolean {
  let asked = -Infinity;
  let answer = false;
  return () => {
    if (now() - asked >= selectionCheckMs) {
      asked = now();
      answer = isSelecting();
    }
    return answer;
  };
}

/**
 * True when the finger is on something inside `panel` that scrolls in the same direction itself.
 */
export function scrollsInside(target: EventTarget | null, panel: Element, direction: Direction) {
  let node = target instanceof Element ? target : null;
  for (; node && panel.contains(node); node = node.parentElement) {
    if (node.matches('input, textarea, select, [data-no-swipe]')) return true;
    const { overflowX, overflowY } = getComputedStyle(node);
    const room = {
      right: overflowX !== 'visible' && node.scrollLeft > 0,
      left: overflowX !== 'visible' && node.scrollLeft + node.clientWidth < node.scrollWidth - 1,
      bottom: overflowY !== 'visible' && node.scrollTop > 0,
      top: overflowY !== 'visible' && node.scrollTop + node.clientHeight < node.scrollHeight - 1,
    }[direction];
    if (room) return true;
  }
  return false;
}
