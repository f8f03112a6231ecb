'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './pull-to-refresh.module.css';

/** How far the tip must have come down for releasing to refresh, which is also its maximum. */
export const pullReadyPx = 56;
export const pullMostPx = 72;

/** How far the tip has come for a finger that moved by `fingerPx`: it follows at half its speed. */
export function pulledPx(fingerPx: number): number {
  return Math.min(pullMostPx, Math.max(0, fingerPx / 2));
}

/**
 * Refreshes a list that is pulled down from its top: a tip comes down with the finger and says what
 * releasing will do. Rendered beside the `scroller`, in the same positioned parent.
 */
export function PullToRefresh({
  scroller,
  enabled,
  onRefresh,
  pullText,
  releaseText,
}: {
  /** The scroll container; null until it is mounted. */
  scroller: HTMLElement | null;
  enabled: boolean;
  onRefresh(): void;
  pullText: string;
  releaseText: string;
}) {
  const tip = useRef<HTMLParagraphElement>(null);
  const [ready, setReady] = useState(false);
  const refresh = useEffectEvent(onRefresh);

  useEffect(() => {
    if (!scroller || !enabled) return;
    const listening = new AbortController();
    let start: { x: number; y: number } | undefined;
    let pulled: number | undefined;

    const show = (px: number | undefined) => {
      pulled = px;
      const element = tip.current;
      if (!element) return;
      if (px === undefined) delete element.dataset.pulling;
      else element.dataset.pulling = '';
      element.style.setProperty('--pulled', `${px ?? 0}px`);
      setReady((px ?? 0) >= pullReadyPx);
    };
    const end = () => {
      start = undefined;
      show(undefined);
    };
    const down = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      const atTop = scroller.scrollTop <= 0;
      start =
        touch && touches.length === 1 && atTop ? { x: touch.clientX, y: touch.clientY } : undefined;
      if (!start && pulled !== undefined) show(undefined);
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      // The first movement decides: down is a pull, anything else is for the list or the tabs.
      if (pulled === undefined && dy < Math.max(1, Math.abs(dx))) {
        start = undefined;
        return;
      }
      if (event.cancelable) event.preventDefault();
      show(pulledPx(dy));
    };
    const up = () => {
      const asked = pulled !== undefined && pulled >= pullReadyPx;
      end();
      if (asked) refresh();
    };

    const { signal } = listening;
    scroller.addEventListener('touchstart', down, { signal, passive: true });
    // Once native scrolling starts, touchmove events are late or missing: prevent it while pulling.
    scroller.addEventListener('touchmove', move, { signal, passive: false });
    scroller.addEventListener('touchend', up, { signal });
    scroller.addEventListener('touchcancel', end, { signal });
    return () => {
      end();
      listening.abort();
    };
  }, [scroller, enabled]);

  return (
    <p ref={tip} aria-hidden="true" className={styles.tip} data-ready={ready || undefined}>
      {ready ? releaseText : pullText}
    </p>
  );
}
