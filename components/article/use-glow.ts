'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * "An updated block is marked visible when it first scrolls into view; the callback fires once, then
 * the block is no longer observed." The style sheet glows under `data-seen`.
 */
export function useGlow(updated: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = ref.current;
    if (!block || !updated || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.unobserve(block);
      block.dataset.seen = '';
    });
    observer.observe(block);
    return () => observer.disconnect();
  }, [updated]);
  return ref;
}
