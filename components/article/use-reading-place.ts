'use client';
import { useEffect, type RefObject } from 'react';
import { keepReadingPlace, readingPlace } from '@/lib/browser/reading-place';
import { onPageHidden } from '@/lib/browser/page-hidden';

/** Opens an article where it was left, once it is `whole`, and keeps where it is left this time. */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  { id, version, whole }: { id: string; version: string; whole: boolean },
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || !whole) return;
    const place = window.location.hash ? 0 : readingPlace(id, version);
    if (place > 0) element.scrollTo({ top: place, behavior: 'instant' });
    let top: number | undefined;
    const scrolled = () => {
      top = element.scrollTop;
    };
    const keep = () => {
      if (top !== undefined) keepReadingPlace(id, version, top);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    const stop = onPageHidden(keep);
    return () => {
      element.removeEventListener('scroll', scrolled);
      stop();
      keep();
    };
  }, [scroller, id, version, whole]);
}
