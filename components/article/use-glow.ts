'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * "An updated block is marked visible when it first scrolls into view; the callback fires once, then
 * the block is no longer observed." The style sheet glows under `data-seen`.
 *
 * `version` is the one that changed the block, undefined if none did: a later one may change it
 * again.
 */
export function useGlow(version: string | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = ref.current;
    if (!block || version === undefined || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.unobserve(block);
      block.dataset.seen = '';
    });
    observer.observe(block);
    return () => {
      observer.disconnect();
      delete block.dataset.seen;
    };
  }, [version]);
  return ref;
}
