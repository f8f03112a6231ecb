import { useEffect, useEffectEvent, useState } from 'react';
import { infiniteScrollPx } from '@/lib/model/limits/feed';
import { isFastScroll, isNearEnd } from '@/lib/model/feed/scrolling';

const quietMs = 150;

/**
 * Reports when the reader begins to scroll fast, and when that ends; returns whether the top is far
 * away.
 */
export function useScrolling(
  scroller: HTMLElement | null,
  threshold: number,
  onFast: (fast: boolean) => void,
): boolean {
  const [far, setFar] = useState(false);
  const setFast = useEffectEvent(onFast);
  useEffect(() => {
    if (!scroller) return;
    let top = scroller.scrollTop;
    let time = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const now = performance.now();
      if (isFastScroll(scroller.scrollTop - top, now - time, threshold)) setFast(true);
      setFar(scroller.scrollTop > scroller.clientHeight);
      top = scroller.scrollTop;
      time = now;
      clearTimeout(timer);
      timer = setTimeout(() => setFast(false), quietMs);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [scroller, threshold]);
  return far;
}

/** Calls back when the end is within 500 px: on scroll, and whenever `content` changed. */
export function useNearEnd(scroller: HTMLElement | null, content: unknown, onNearEnd: () => void) {
  useEffect(() => {
    if (!scroller) return;
    const check = () => {
      if (isNearEnd(scroller, infiniteScrollPx)) onNearEnd();
    };
    check();
    scroller.addEventListener('scroll', check, { passive: true });
    return () => scroller.removeEventListener('scroll', check);
  }, [scroller, content, onNearEnd]);
}
