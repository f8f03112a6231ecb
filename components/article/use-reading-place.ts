'use client';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { onPageHidden } from '@/lib/browser/page/page-hidden';
import { keepReadingPlace, readingPlace } from '@/lib/browser/feed/reading-place';
import { distanceTo, placeIn } from '@/lib/model/article/reading-place';
import { readingPlaceMs } from '@/lib/model/limits/article';
import { keepPlaceAtom } from '@/lib/state/article/reading-place';

/** The blocks of the text, relative to the top of `scroller`'s visible part. */
function blocksIn(scroller: HTMLElement) {
  const { top } = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll('#markdown-content > *')].map((block) => {
    const box = block.getBoundingClientRect();
    return { top: box.top - top, height: box.height };
  });
}

/** Where the article was left: here, in this visit, unless another device went on since. */
function placeToOpen(scroller: HTMLElement, { id, version, told }: Read): number {
  const kept = readingPlace(id, version);
  if (kept?.told === told || (!kept && told === 0)) return kept?.topPx ?? 0;
  if (kept) keepReadingPlace(id, version, { ...kept, told });
  return told > 0 ? Math.round(scroller.scrollTop + distanceTo(told, blocksIn(scroller))) : 0;
}

/** `told` is the service's position for this version; 0 at its top. */
type Read = { id: string; version: string; told: number };

/**
 * Opens an article where it was left, once it is `whole`, and stores where it is left this time. A
 * reader who has already scrolled stays there, whatever the service says later.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  { id, version, told, whole }: Read & { whole: boolean },
): void {
  const keepPlace = useSetAtom(keepPlaceAtom);
  const moved = useRef<string>(undefined);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !whole) return;
    const read = { id, version, told };
    const hasMoved = () => moved.current === `${id} ${version}`;
    const place = window.location.hash || hasMoved() ? 0 : placeToOpen(element, read);
    if (place > 0) element.scrollTo({ top: place, behavior: 'instant' });
    const opened = element.scrollTop;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      if (Math.abs(element.scrollTop - opened) <= 1) return;
      moved.current = `${id} ${version}`;
      // A tab that is closed has no time left to send anything.
      rest ??= setTimeout(() => {
        rest = undefined;
        leave.current?.();
      }, readingPlaceMs);
    };
    leave.current = () => {
      if (!hasMoved()) return;
      const { scrollTop: topPx } = element;
      void keepPlace({ ...read, topPx, place: placeIn(blocksIn(element)) });
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    const stop = onPageHidden(() => leave.current?.());
    return () => {
      element.removeEventListener('scroll', scrolled);
      clearTimeout(rest);
      stop();
    };
  }, [scroller, id, version, told, whole, keepPlace]);
  // While the text is still in the layout and can be measured.
  useLayoutEffect(() => () => leave.current?.(), []);
}
